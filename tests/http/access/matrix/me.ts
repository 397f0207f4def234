import type { AccessRows } from "./row.ts";

const page = "me:enter";
const invitation = { page, thing: "my invitation", see: page } as const;
const coach = { page, thing: "my coach", see: page } as const;
const passkey = { page, thing: "passkey", see: page } as const;

export const me: AccessRows = {
  "routes/me/layout": { page },
  "/me": { page },
  "/me/coaches/:invitationId": invitation,
  "/me/coaches/:invitationId/accept": { ...invitation, get: { isBlind: true }, post: { fields: { as: "client" } } },
  "/me/coaches/:invitationId/decline": { ...invitation, get: { isBlind: true } },
  "/me/coaches/:businessId/end": coach,
  "/me/coaches/:businessId/block": coach,
  "/me/coaches/:businessId/unblock": { ...coach, get: { isBlind: true } },
  "/me/notice": { page },
  "/me/info": { page },
  "/me/bar": { page, post: { fields: { plates: "kilograms 20" } } },
  "/me/calendar": { page },
  "/me/calendar/revoke": { page },
  "/train/readiness": { page, post: { fields: { muscles: "neck 0" } } },
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
