import type { Named } from "#app/domain/forms/options.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { saleTypes } from "#app/domain/money/commissions.ts";
import { saleFilters } from "#app/domain/money/sale-columns.ts";
import { capitalised } from "#app/domain/text/capital.ts";
import { paths } from "#app/paths.ts";

/** Days are in the viewer's time zone. */
export const saleList = defineList({
  at: paths.commissions,
  noun: ["sale", "sales"],
  size: 24,
  filters: {
    partner: { label: "Partner", none: "All partners", words: "of …" },
    from: { label: "From", isDay: true, words: "from …" },
    to: { label: "To", isDay: true, words: "to …" },
    type: { label: "Type", none: "All types", words: "of the type …" },
  },
});

export type SaleQuery = Query<typeof saleList>;

/** Empty without the filter (document 3 §6). */
export function saleChoices(isAdmin: boolean, partners: readonly Named[]): Choices<typeof saleList> {
  const filters = saleFilters(isAdmin);
  const types = Object.entries(saleTypes).map(([name, type]) => ({ value: String(type), label: capitalised(name) }));
  return {
    partner: filters.includes("partner") ? partners.map(({ id, name }) => ({ value: id, label: name })) : [],
    type: filters.includes("type") ? types : [],
  };
}
