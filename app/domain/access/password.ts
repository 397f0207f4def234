import { commonPasswords } from "./common-passwords.ts";

const shortest = 10;
const longest = 128;

/**
 * What is wrong with a password that somebody chooses for the account of this e-mail, or null: 10 to 128 characters, not
 * the e-mail, not a common one; both are compared lower-case (decisions §3).
 */
export function passwordProblem(password: string, email: string): string | null {
  // why: people count characters, and what stands outside the basic plane is two units of UTF-16
  const length = [...password].length;
  if (length < shortest) return `Password must have at least ${shortest} characters`;
  if (length > longest) return `Password can have at most ${longest} characters`;
  const lower = password.trim().toLowerCase();
  if (lower === email.trim().toLowerCase()) return "Password must not be your e-mail";
  return commonPasswords.has(lower) ? "This password is too common: many people use it. Choose another one" : null;
}

/** The refusal of a password that is not the person’s own. */
export const wrongPassword = "That is not your password";
