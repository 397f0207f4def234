/** Document 3 §8. */
export const taken = "Email already exists. Go to login page.";
