import type { BraintreeGateway } from "braintree";
import type { GatewayEnvironment } from "../port.ts";
import { readDefaultAccount } from "./records.server.ts";

export type Credentials = {
  environment: GatewayEnvironment;
  merchantId: string;
  publicKey: string;
  privateKey: string;
  /** The account in euros, where it is not the merchant's default one. */
  merchantAccountId?: string | undefined;
  /** Of the sandbox gateway on this machine. */
  url?: string | undefined;
  /** In milliseconds: how long one call may stay silent. */
  patience?: number | undefined;
  threeDSecure: boolean;
};

/** The provider's client and what its calls need beside it. */
export type Client = {
  sdk: BraintreeGateway;
  merchantAccount: { merchantAccountId?: string };
  /** The id of the account that charges go to: the one that is named, else the merchant's default one. */
  ownAccount: () => Promise<string>;
  threeDSecure: boolean;
};

/** Opens the client at the first call. why: whoever takes no payments never loads it */
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
  // why: by itself the client waits a minute, which is longer than a browser's patience
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
  // why: the client returns a stream, where its types say a promise
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
