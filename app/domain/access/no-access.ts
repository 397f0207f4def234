/** What somebody is told whose roles have no business on the web (document 3 §8); its last word is a link. */
export const noAccess = "You don't have an access to this page. If you want to become a coach visit this link";
