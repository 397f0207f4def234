import { tick } from "#app/domain/forms/form.ts";

export const keyFields = {
  endTokens: tick({ label: "Revoke my personal access tokens, too" }),
  endPasskeys: tick({ label: "Remove my passkeys, too" }),
};
