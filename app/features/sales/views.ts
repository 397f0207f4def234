/** The sums of a sale, or of all that are listed, in cents; those that only administrators see are null for others. */
export type SaleSums = {
  fullPrice: number;
  tsCommission: number | null;
  partnerCommission: number;
  adminCommission: number | null;
};

export type SaleRow = SaleSums & {
  id: string;
  name: string;
  /** DD/MM/YYYY, where who looks is. */
  purchaseDate: string;
  /** '–' where no partner has a share. */
  partnerName: string;
  userName: string;
  /** What went back to the buyer of it, by refunds and lost disputes, in cents. */
  credited: number;
  isDisputed: boolean;
};

/** A sale; `partnerName` is null where no partner has a share. */
export type Sale = Omit<SaleRow, "purchaseDate" | "partnerName"> & { purchaseDate: Date; partnerName: string | null };
