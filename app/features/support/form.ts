import { emailProblem } from "#app/domain/access/email.ts";
import { defineForm, text, type ValuesOf } from "#app/domain/forms/form.ts";

const fields = {
  firstName: text({ label: "First name*", required: "First name is required!", max: 100 }),
  lastName: text({ label: "Last name*", required: "Last name is required!", max: 100 }),
  email: text({
    label: "Email*",
    hint: "We answer to this address.",
    required: "Email is required!",
    check: (typed) => emailProblem(typed) && "Must be valid email format",
  }),
  body: text({ label: "Message*", required: "Message is required!", max: 5000 }),
};

export type SupportFields = typeof fields;
export type SupportValues = ValuesOf<SupportFields>;

/** Document 2 §5. */
export const supportForm = defineForm({ id: "support", fields });
