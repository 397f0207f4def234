import type { BraintreeGateway } from "braintree";
import type { GatewayEnvironment } from "../port.ts";
import { readDefaultAccount } from "./records.server.ts";

export type Credentials = {
  environment: GatewayEnvironment;
  merchantId: string;
  publicKey: string;
  privateKey: string;
  merchantAccountId?: string | undefined;
  url?: string | undefined;
  patience?: number | undefined;
  threeDSecure: boolean;
};

export type Client = {
  sdk: BraintreeGateway;
  merchantAccount: { merchantAccountId?: string };
  ownAccount: () => Promise<string>;
  threeDSecure: boolean;
};

/** why: loaded lazily, so that servers without payments never load it */
export function clientOf(credentials: Credentials): () => Promise<Client> {
  let opened: Promise<Client> | undefined;
  return () => {
    opened ??= openClient(credentials);
    return opened;
  };
}

async function openClient({ environment, url, patience = 20_000, ...rest }: Credentials): Promise<Client> {
  const { merchantId, publicKey, privateKey, merchantAccountId, threeDSecure } = rest;
  const { default: braintree } = await import("braintree");
  const { Environment } = braintree;
  const places = { sandbox: Environment.Sandbox, production: Environment.Production };
  const place = environment === "sandbox-local" ? localPlace(Environment, url) : places[environment];
  const sdk = new braintree.BraintreeGateway({ environment: place, merchantId, publicKey, privateKey });
  // why: the client's default is a minute, longer than a browser waits
  sdk.config.timeout = patience;
  let own: Promise<string> | undefined = merchantAccountId ? Promise.resolve(merchantAccountId) : undefined;
  function ownAccount() {
    own ??= defaultAccount(sdk).catch((error) => {
      own = undefined;
      throw error;
    });
    return own;
  }
  return { sdk, merchantAccount: merchantAccountId ? { merchantAccountId } : {}, ownAccount, threeDSecure };
}

async function defaultAccount({ merchantAccount }: BraintreeGateway) {
  // why: the client returns a stream, although its types say promise
  const all = merchantAccount.all() as unknown as AsyncIterable<unknown>;
  const accounts: unknown[] = [];
  for await (const account of all) accounts.push(account);
  return readDefaultAccount(accounts);
}

type Environments = typeof import("braintree").Environment;

function localPlace(Environment: Environments, url = "") {
  const { hostname, port } = new URL(url);
  return new Environment(hostname, port, url, false, hostname, port);
}
