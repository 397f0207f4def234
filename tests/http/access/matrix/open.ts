import type { AccessRows } from "./row.ts";

export const open: AccessRows = {
  "/login": { open: "this is where somebody says who they are", test: "tests/http/access/login.test.ts" },
  "/login/passkey": { open: "for who is to say who they are", test: "tests/http/access/passkeys.test.ts" },
  "/login/me/:token": { open: "the mark of a right password says who it is", test: "tests/http/clients/me.test.ts" },
  "/logout": { open: "ends a session; without one there is nothing to end", test: "tests/http/access/login.test.ts" },
  "/forgot-password": { open: "for who cannot log in", test: "tests/http/access/reset-password.test.ts" },
  "/reset-password/:token": { open: "the link says who it is", test: "tests/http/access/reset-password.test.ts" },
  "/signup": { open: "this is where somebody begins", test: "tests/http/access/sign-up.test.ts" },
  "/decline-invitation/:token": {
    open: "the link says whose it is",
    test: "tests/http/clients/decline-invitation.test.ts",
  },
  "/signup/coach/:token": { open: "the link says who it is", test: "tests/http/access/become-coach.test.ts" },
  "/activate-account/:token": { open: "the link says who it is", test: "tests/http/access/sign-up.test.ts" },
  "/calendar/:file": {
    open: "the secret in the address says whose it is",
    test: "tests/http/api/athletes/calendar-feed.test.ts",
  },
  "/refused": { open: "only refuses", test: "tests/http/server/requests.test.ts" },
  "/api/*": { open: "asked by tokens, operation by operation", test: "tests/http/api/access.test.ts" },
  "/api/docs": { open: "tells every app how to ask, and nothing of anybody", test: "tests/http/api/docs.test.ts" },
  "/health/live": { open: "asked by the machine that runs the process", test: "tests/http/server/process.test.ts" },
  "/health/ready": { open: "asked by the load balancer", test: "tests/http/server/process.test.ts" },
  "/dev/outbox": { open: "there is none in production", test: "tests/http/server/outbox.test.ts" },
  "/dev/outbox/:mailId": { open: "there is none in production", test: "tests/http/server/outbox.test.ts" },
  "/webhooks/braintree": {
    open: "posted by the gateway, which signs what it says",
    test: "tests/http/payments/webhooks.test.ts",
  },
};
