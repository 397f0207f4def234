/** The day of the terms and the privacy statement that are in force; raised with every change of their text. */
export const termsVersion = "2026-11-22";
