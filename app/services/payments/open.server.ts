import type { Env } from "#app/http/env.server.ts";
import { braintreePayments } from "./braintree/open.server.ts";
import { noPayments } from "./none.server.ts";
import type { Payments } from "./port.ts";
import { sandboxMerchant } from "./sandbox-merchant.ts";

type Settings = Pick<
  Env,
  | "BRAINTREE_ENVIRONMENT"
  | "BRAINTREE_MERCHANT_ID"
  | "BRAINTREE_PUBLIC_KEY"
  | "BRAINTREE_PRIVATE_KEY"
  | "BRAINTREE_MERCHANT_ACCOUNT_ID"
  | "BRAINTREE_3D_SECURE"
  | "BRAINTREE_SANDBOX_URL"
>;

export function openPayments(settings: Settings): Payments {
  const { BRAINTREE_MERCHANT_ID: merchantId, BRAINTREE_PUBLIC_KEY: publicKey } = settings;
  const { BRAINTREE_PRIVATE_KEY: privateKey, BRAINTREE_SANDBOX_URL: url } = settings;
  const threeDSecure = settings.BRAINTREE_3D_SECURE;
  const environment = settings.BRAINTREE_ENVIRONMENT;
  if (environment && merchantId && publicKey && privateKey) {
    const merchantAccountId = settings.BRAINTREE_MERCHANT_ACCOUNT_ID;
    return braintreePayments({ environment, merchantId, publicKey, privateKey, merchantAccountId, threeDSecure });
  }
  if (!url) return noPayments();
  return braintreePayments({ ...sandboxMerchant, environment: "sandbox-local", url, threeDSecure });
}
