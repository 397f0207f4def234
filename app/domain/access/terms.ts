/** The date of the terms and the privacy statement. Change it with every change of their text. */
export const termsVersion = "2026-11-22";
