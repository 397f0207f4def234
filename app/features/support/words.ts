/** Document 2 §8. */
export const supportSent = "Successfully sent e-mail. We will answer you as soon as possible.";
export const supportFailed = "Failed sending e-mail, please try again.";
