/** The field of every posted form that says who opened it (http/body/opened-by.server.ts), and the header of a fetch. */
export const openedBy = "opened-by";
