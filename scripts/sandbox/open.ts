import { join } from "node:path";
import type { Env } from "#app/http/env.server.ts";
import { startSandbox } from "./server.ts";

export async function openSandbox(env: Env, since = new Date()) {
  const { BRAINTREE_MERCHANT_ID, BRAINTREE_SANDBOX_URL, BRAINTREE_3D_SECURE, DATA_DIR } = env;
  if (BRAINTREE_MERCHANT_ID || BRAINTREE_SANDBOX_URL) return;
  const sandbox = await startSandbox({ file: join(DATA_DIR, "sandbox-gateway.json"), since });
  process.env.BRAINTREE_SANDBOX_URL = sandbox.url;
  await sandbox.tell("authentication", { isRequired: BRAINTREE_3D_SECURE });
  return sandbox;
}
