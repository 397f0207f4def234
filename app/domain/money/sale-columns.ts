/** Some columns and filters are only for administrators. */
type Audience = "everybody" | "administrators";

const columns = {
  name: "everybody",
  purchaseDate: "everybody",
  partnerName: "everybody",
  userName: "everybody",
  fullPrice: "everybody",
  tsCommission: "administrators",
  partnerCommission: "everybody",
  adminCommission: "administrators",
} as const satisfies Record<string, Audience>;

const filters = {
  partner: "administrators",
  from: "everybody",
  to: "everybody",
  type: "administrators",
} as const satisfies Record<string, Audience>;

export type SaleColumn = keyof typeof columns;
export type SaleFilter = keyof typeof filters;

/** Document 3 §2, decisions §14. */
export function saleColumns(isAdmin: boolean): SaleColumn[] {
  return shownTo(columns, isAdmin);
}

export function saleFilters(isAdmin: boolean): SaleFilter[] {
  return shownTo(filters, isAdmin);
}

function shownTo<Name extends string>(all: Record<Name, Audience>, isAdmin: boolean): Name[] {
  const names = Object.keys(all) as Name[];
  return names.filter((name) => isAdmin || all[name] === "everybody");
}
