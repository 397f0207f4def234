import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sandboxMerchant } from "#app/services/payments/sandbox-merchant.ts";
import { findDemoServer } from "#tests/e2e/support/outbox.ts";
import { untilListening } from "#tests/support/servers/processes.ts";

/** Where the provider's library in a browser asks, which tests/e2e/payments/provider/hosts.ts stands in for. */
export const clientApi = `https://api.sandbox.braintreegateway.com:443/merchants/${sandboxMerchant.merchantId}/client_api`;

/**
 * The built server over the demo's data with the provider's credentials set, as in production; its calls to the provider
 * go to a sandbox gateway of this process.
 */
export async function startWithCredentials() {
  // why: the gateway's log reads the settings of its process when it is loaded, and this one has none
  process.env.DEMO = "1";
  const { startSandbox } = await import("#scripts/sandbox/server.ts");
  const sandbox = await startSandbox();
  await sandbox.tell("authentication", { isRequired: true });
  const front = createServer((asked, response) => pass(sandbox.url, asked, response));
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  const address = front.address();
  const dataDir = await mkdtemp(join(tmpdir(), "macrocycle-credentials-"));
  // why: for root the embedded database runs as another user, who must be able to enter
  await chmod(dataDir, 0o755);
  const database = await findDemoServer();
  const child = spawn(process.execPath, ["--import", "./tests/e2e/payments/provider/redirect.ts", "scripts/start.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH ?? "",
      PROVIDER_STAND_IN: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
      ...settings,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: "0",
    },
  });
  return {
    url: await untilListening(child.stdout),
    sandboxUrl: sandbox.url,
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
      await database.stop();
      front.closeAllConnections();
      front.close();
      await sandbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const settings = {
  NODE_ENV: "production" as const,
  DEMO: "1",
  WORKER: "off",
  HOST: "127.0.0.1",
  LOG_LEVEL: "error",
  STOP_GRACE: "0",
  SUPPORT_EMAIL: "support@demo.test",
  BRAINTREE_ENVIRONMENT: "sandbox",
  BRAINTREE_MERCHANT_ID: sandboxMerchant.merchantId,
  BRAINTREE_PUBLIC_KEY: sandboxMerchant.publicKey,
  BRAINTREE_PRIVATE_KEY: sandboxMerchant.privateKey,
};

/** Passes on to the sandbox gateway; a client token names the provider's hosts, as theirs do. */
function pass(sandboxUrl: string, asked: IncomingMessage, response: ServerResponse) {
  if (asked.url?.endsWith("/client_token")) {
    response.writeHead(201, { "Content-Type": "application/xml" });
    return response.end(`<client-token><value>${clientToken()}</value></client-token>`);
  }
  const { method, headers } = asked;
  const passed = request(new URL(asked.url ?? "", sandboxUrl), { method, headers }, (said) => {
    response.writeHead(said.statusCode ?? 500, said.headers);
    said.pipe(response);
  });
  passed.on("error", () => response.destroy());
  return asked.pipe(passed);
}

/** By which the sandbox gateway's client API knows who asks. */
export const fingerprint = `sandbox|merchant_id=${sandboxMerchant.merchantId}|public_key=${sandboxMerchant.publicKey}`;

function clientToken() {
  const configUrl = `${clientApi}/v1/configuration`;
  const token = { version: 2, environment: "sandbox", authorizationFingerprint: fingerprint, configUrl };
  return Buffer.from(JSON.stringify(token)).toString("base64");
}
