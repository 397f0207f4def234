import { passkeyOptionsAction } from "#app/routes/account/passkeys.server.ts";

export const action = passkeyOptionsAction("me");
