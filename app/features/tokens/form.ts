import { passwordField } from "#app/domain/access/proof-form.ts";
import { isScope, scopeName, scopes } from "#app/domain/access/scopes.ts";
import { choice, defineForm, many, text, type ValuesOf } from "#app/domain/forms/form.ts";

/** In days (decisions §3: at most a year). */
const lifetimes = ["30", "90", "365"] as const;

export const lifetimeOptions = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "A year" },
];

export const scopeOptions = scopes.map((scope) => ({ value: scope as string, label: scopeName(scope) }));

export const tokenForm = defineForm({
  id: "token",
  fields: {
    name: text({
      label: "Name*",
      hint: "For example, the program that uses it.",
      max: 100,
      required: "Name is required",
    }),
    scopes: many({
      label: "What it may do*",
      hint: "It can never do more than you can.",
      among: scopes,
      required: "Choose what it may do",
      wrong: "Choose what it may do",
    }),
    lifetime: choice({ label: "Valid for", among: lifetimes, required: "Choose how long", wrong: "Choose how long" }),
    password: passwordField,
  },
});

export type TokenFields = typeof tokenForm.fields;
type TokenValues = ValuesOf<TokenFields>;
export type TokenInput = ReturnType<typeof tokenInput>;

export function tokenInput({ name, scopes, lifetime }: TokenValues) {
  return { name, scopes: scopes.filter(isScope), days: Number(lifetime) };
}
