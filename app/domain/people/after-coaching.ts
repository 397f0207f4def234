/** What every text promises about the end of coaching, from the acceptance to the mail that confirms the end. */
export const afterCoaching =
  "they see nothing about you except their own notes. Your place in their groups is deleted; their programs stay theirs.";
