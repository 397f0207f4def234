import { commonPasswords } from "./common-passwords.ts";

const shortest = 10;
const longest = 128;

/** 10 to 128 characters, not the e-mail, not a common password; compared in lower case (decisions §3). */
export function passwordProblem(password: string, email: string): string | null {
  // why: people count characters, but those outside the basic plane are two UTF-16 units
  const length = [...password].length;
  if (length < shortest) return `Password must have at least ${shortest} characters`;
  if (length > longest) return `Password can have at most ${longest} characters`;
  const lower = password.trim().toLowerCase();
  if (lower === email.trim().toLowerCase()) return "Password must not be your e-mail";
  return commonPasswords.has(lower) ? "This password is too common: many people use it. Choose another one" : null;
}

export const wrongPassword = "That is not your password";
