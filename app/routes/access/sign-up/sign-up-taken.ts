/** What is said of an e-mail that somebody has (document 3 §8). */
export const taken = "Email already exists. Go to login page.";
