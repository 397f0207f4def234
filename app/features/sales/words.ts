import type { SaleColumn } from "#app/domain/money/sale-columns.ts";

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
