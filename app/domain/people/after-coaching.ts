/** What every text promises about the end of coaching, from the acceptance to the mail that confirms the end. */
export const afterCoaching =
  "they see nothing about you. Their notes about you and your place in their groups are deleted; their programs stay theirs.";
