import { z } from "zod";

/** What the login form posts. The e-mail is compared lower-case; a password is never trimmed. */
export const loginSchema = z.object({
  email: z.string("Email is required").trim().toLowerCase().min(1, "Email is required").max(254, "Not email format!"),
  password: z.string("Password is required").min(1, "Password is required").max(1000, "The password is too long."),
});

export type Credentials = z.infer<typeof loginSchema>;
