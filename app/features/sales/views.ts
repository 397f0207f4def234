/** In cents; null for what only administrators see. */
export type SaleSums = {
  fullPrice: number;
  tsCommission: number | null;
  partnerCommission: number;
  adminCommission: number | null;
};

export type SaleRow = SaleSums & {
  id: string;
  name: string;
  /** DD/MM/YYYY in the viewer's time zone. */
  purchaseDate: string;
  partnerName: string;
  userName: string;
  /** Refunds and lost disputes, in cents. */
  credited: number;
  isDisputed: boolean;
};

/** `partnerName` is null without a partner share. */
export type Sale = Omit<SaleRow, "purchaseDate" | "partnerName"> & { purchaseDate: Date; partnerName: string | null };
