import { tick } from "#app/domain/forms/form.ts";

/** With a new password: what else lets somebody in, and may be in the wrong hands, too. */
export const keyFields = {
  endTokens: tick({ label: "Revoke my personal access tokens, too" }),
  endPasskeys: tick({ label: "Remove my passkeys, too" }),
};
