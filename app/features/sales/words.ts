import type { SaleColumn } from "#app/domain/money/sale-columns.ts";

/** What the columns of the selling records are called. */
export const saleWords: Record<SaleColumn, string> = {
  name: "Name",
  purchaseDate: "Purchase date",
  partnerName: "Partner name",
  userName: "User name",
  fullPrice: "Full price",
  tsCommission: "Ts Commission",
  partnerCommission: "Partner Commission",
  adminCommission: "My Commission",
};
