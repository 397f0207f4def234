import type { Env } from "#app/http/env.server.ts";
import type { SellerBlock } from "#db/schema/sales.ts";

export type Selling = {
  /** In percent. */
  tsCommissionRate: number;
  /** Percent, included in prices; null if none is set. */
  vatRate: number | null;
  seller: SellerBlock;
  timeZone: string;
};

type Settings = Pick<
  Env,
  | "TS_COMMISSION_RATE"
  | "VAT_RATE"
  | "SELLER_NAME"
  | "SELLER_ADDRESS"
  | "SELLER_OIB"
  | "SELLER_VAT_ID"
  | "BRAINTREE_TIME_ZONE"
  | "PRODUCT_NAME"
>;

export function sellingSettings(settings: Settings): Selling {
  return {
    tsCommissionRate: settings.TS_COMMISSION_RATE,
    vatRate: settings.VAT_RATE ?? null,
    seller: {
      name: settings.SELLER_NAME ?? settings.PRODUCT_NAME,
      address: settings.SELLER_ADDRESS ?? "",
      oib: settings.SELLER_OIB ?? null,
      vatId: settings.SELLER_VAT_ID ?? null,
    },
    timeZone: settings.BRAINTREE_TIME_ZONE,
  };
}
