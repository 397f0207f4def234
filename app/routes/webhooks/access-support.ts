import type { AccessRows } from "#tests/http/access/matrix/row.ts";

/** Who may come to this address, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/webhooks/braintree": {
    open: "posted by the gateway, which signs what it says",
    test: "tests/http/payments/webhooks.test.ts",
  },
};
