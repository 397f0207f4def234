/** `words` appears in the summary with a placeholder for the value: 'with “…” in the name'. */
type Words = { label: string; words: string };

export type Search = Words & { placeholder?: string };

/** `none`: the label for no choice. */
export type Choosing = Words & {
  none: string;
  /** A filter declared before it, as a category before its subcategories. */
  within?: string;
  /** Comma-separated in the query; values have no commas. */
  isMany?: boolean;
};

/** YYYY-MM-DD; shown as DD/MM/YYYY. */
export type Day = Words & { isDay: true };

export type Filter = Search | Choosing | Day;

export type List = {
  at: () => string;
  noun: readonly [one: string, many: string];
  size: number;
  filters: Readonly<Record<string, Filter>>;
  /** The first is the default. */
  sort?: readonly string[];
  /** Where there are no headers to sort by: of tiles, and on phones. '-name' is descending. */
  sortWords?: Readonly<Record<string, string>>;
  /** The first is the default. */
  views?: readonly string[];
};

export type FilterName<L extends List> = keyof L["filters"] & string;

export type ChoiceName<L extends List> = {
  [N in FilterName<L>]: L["filters"][N] extends { none: string } ? N : never;
}[FilterName<L>];

/** '-name' sorts in descending order; pages count from 1. */
export type Query<L extends List> = { [N in FilterName<L>]: string } & { page: number } & Sorted<L> & Viewed<L>;

type Sorted<L> = L extends { sort: readonly (infer S extends string)[] } ? { sort: S | `-${S}` } : unknown;
type Viewed<L> = L extends { views: readonly (infer V extends string)[] } ? { view: V } : unknown;

export type Arranged = { page?: number; sort?: string; view?: string };

export type Choice = { value: string; label: string; words?: string };

/** `value`: the choice of the outer filter. */
export type ChoiceGroup = { value: string; label: string; options: readonly Choice[] };

export type Choices<L extends List> = {
  [N in ChoiceName<L>]: L["filters"][N] extends { within: string } ? readonly ChoiceGroup[] : readonly Choice[];
};

type Worded<L> = L extends { sort: readonly (infer S extends string)[] }
  ? { sortWords: Partial<Record<S | `-${S}`, string>> }
  : unknown;
type WithinOthers<F> = { [N in keyof F]: { within?: Exclude<keyof F, N> } };

/** Typed by the names of the filters, so a misspelled filter does not compile. */
export function defineList<const L extends List>(list: L & { filters: WithinOthers<L["filters"]> } & Worded<L>): L {
  return list;
}
