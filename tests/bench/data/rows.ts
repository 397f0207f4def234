/**
 * How much the two databases have: exercises, programs and clients of one coach. Sales come by the month and by the
 * account, where those are one person's: of them, with their invoices, there are more.
 */
export const rows = { few: 10, many: 10_000, manySales: 100_000 };
