/** Document 3 §8. The last word is a link. */
export const noAccess = "You don't have an access to this page. If you want to become a coach visit this link";
