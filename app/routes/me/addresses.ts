import { route } from "@remix-run/route-config";

/** A person's own pages (decisions §16). */
export const ownRoutes = [
  route("train", "routes/train/today.tsx"),
  route("train/readiness", "routes/train/readiness.tsx"),
  route("me", "routes/me/me.tsx", [
    route("coaches/:businessId/end", "routes/me/coaches/end-coaching.tsx"),
    route("coaches/:businessId/block", "routes/me/coaches/block-business.tsx"),
    route("leave", "routes/account/leave.tsx", { id: "routes/account/leave@me" }),
  ]),
  route("me/coaches/:invitationId", "routes/me/coaches/invitation.tsx"),
  route("me/coaches/:invitationId/accept", "routes/me/coaches/accept-invitation.tsx"),
  route("me/coaches/:invitationId/decline", "routes/me/coaches/decline-invitation.tsx"),
  route("me/coaches/:businessId/unblock", "routes/me/coaches/unblock-business.tsx"),
  route("me/notice", "routes/me/coaches/close-notice.tsx"),
  route("me/info", "routes/me/account/info.tsx"),
  route("me/bar", "routes/me/account/bar.tsx"),
  route("me/calendar", "routes/me/account/calendar.tsx"),
  route("me/calendar/revoke", "routes/me/account/revoke-calendar.tsx"),
  route("me/password", "routes/account/password.tsx", { id: "routes/account/password@me" }),
  route("me/passkeys", "routes/account/passkeys.tsx", { id: "routes/account/passkeys@me" }, [
    route(":passkeyId/rename", "routes/account/rename-passkey.tsx", { id: "routes/account/rename-passkey@me" }),
    route(":passkeyId/delete", "routes/account/delete-passkey.tsx", { id: "routes/account/delete-passkey@me" }),
  ]),
  route("me/devices", "routes/account/devices.tsx", { id: "routes/account/devices@me" }),
  route("me/devices/sign-out", "routes/account/end-others.tsx", { id: "routes/account/end-others@me" }),
  route("me/devices/:sessionId/sign-out", "routes/account/end-session.tsx", { id: "routes/account/end-session@me" }),
  route("me/data", "routes/account/your-data.tsx", { id: "routes/account/your-data@me" }),
  route("me/*", "routes/me/unknown.tsx"),
];
