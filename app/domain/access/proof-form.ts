import { defineForm, text } from "#app/domain/forms/form.ts";

/** The person’s own password, asked for once more (services/password-proof.server.ts). */
export const passwordField = text({
  label: "Your password",
  secret: true,
  required: "Password is required!",
  max: 1000,
  tooLong: "The password is too long.",
});

/** The same where it may have been entered just now, and then is not asked for. */
export const unlessRecent = text({
  label: "Your password",
  secret: true,
  max: 1000,
  tooLong: "The password is too long.",
});

export const exportForm = defineForm({ id: "export", fields: { password: unlessRecent } });
