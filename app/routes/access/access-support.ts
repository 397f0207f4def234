import type { AccessRows } from "#tests/http/access/matrix/row.ts";

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
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
  "/refused": { open: "only refuses", test: "tests/http/server/requests.test.ts" },
};
