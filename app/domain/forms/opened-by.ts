/** Names who opened the form (http/body/opened-by.server.ts); also the header of a fetch. */
export const openedBy = "opened-by";
