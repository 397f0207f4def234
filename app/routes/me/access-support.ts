import type { AccessRows } from "#tests/http/access-row.ts";

const page = "me:enter";
const passkey = { page, thing: "passkey", see: page } as const;

/** Who may come to these addresses, for tests/http/access.test.ts. */
export const access: AccessRows = {
  "routes/me/layout": { page },
  "/me": { page },
  "/me/info": { page },
  "/me/password": { page },
  "/me/passkeys": { page },
  "/me/passkeys/options": { page, post: { json: () => ({}) } },
  "/me/passkeys/:passkeyId/rename": { ...passkey, post: { fields: { name: "Renamed" } } },
  "/me/passkeys/:passkeyId/delete": passkey,
  "/me/devices": { page },
  "/me/devices/sign-out": { page },
  "/me/devices/:sessionId/sign-out": { page, thing: "session", see: page, get: { isBlind: true } },
  "/me/data": { page },
  "/me/data/:exportId": { page, thing: "export", see: page },
  "/me/leave": { page },
  "/me/*": { page, get: { answer: "missing" } },
};
