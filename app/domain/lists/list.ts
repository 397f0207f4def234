/** In `words`, the place of what was typed or chosen: 'with “…” in the name'. Filters with the same words share them. */
type Words = { label: string; words: string };

export type Search = Words & { placeholder?: string };

/** One of several choices; `none` are the words of choosing nothing. */
export type Choosing = Words & {
  none: string;
  /** The filter whose choice these belong to, declared before it: subcategories within a category. */
  within?: string;
  /** Any number of them: in a query their values, which have no comma, with commas between. */
  isMany?: boolean;
};

/** A day, YYYY-MM-DD; in `words` it stands as DD/MM/YYYY. */
export type Day = Words & { isDay: true };

export type Filter = Search | Choosing | Day;

/** A list screen as plain data: what narrows, orders and lays it out, in the order in which that is shown. */
export type List = {
  at: () => string;
  noun: readonly [one: string, many: string];
  size: number;
  filters: Readonly<Record<string, Filter>>;
  /** What it can be sorted by; the first is how it is sorted when nobody asks. */
  sort?: readonly string[];
  /** The ones to choose from beside the filters, where tiles and cards have no headers, in words; '-name' is backwards. */
  sortWords?: Readonly<Record<string, string>>;
  /** The ways it can be laid out; the first is how it is when nobody asks. */
  views?: readonly string[];
};

export type FilterName<L extends List> = keyof L["filters"] & string;

export type ChoiceName<L extends List> = {
  [N in FilterName<L>]: L["filters"][N] extends { none: string } ? N : never;
}[FilterName<L>];

/** What an address of the list says. Empty filters filter nothing; '-name' sorts by name, backwards; pages begin at 1. */
export type Query<L extends List> = { [N in FilterName<L>]: string } & { page: number } & Sorted<L> & Viewed<L>;

type Sorted<L> = L extends { sort: readonly (infer S extends string)[] } ? { sort: S | `-${S}` } : unknown;
type Viewed<L> = L extends { views: readonly (infer V extends string)[] } ? { view: V } : unknown;

/** What a query of any list may say beside its filters. */
export type Arranged = { page?: number; sort?: string; view?: string };

/** What can be chosen; its own `words` in the summary where the filter's do not fit it. */
export type Choice = { value: string; label: string; words?: string };

/** Choices of a filter `within` another: `value` is the other's choice that they belong to. */
export type ChoiceGroup = { value: string; label: string; options: readonly Choice[] };

export type Choices<L extends List> = {
  [N in ChoiceName<L>]: L["filters"][N] extends { within: string } ? readonly ChoiceGroup[] : readonly Choice[];
};

type Worded<L> = L extends { sort: readonly (infer S extends string)[] }
  ? { sortWords?: Partial<Record<S | `-${S}`, string>> }
  : unknown;
type WithinOthers<F> = { [N in keyof F]: { within?: Exclude<keyof F, N> } };

/** Declares a list, typed by the names of its filters, so that a misspelt one does not compile. */
export function defineList<const L extends List>(list: L & { filters: WithinOthers<L["filters"]> } & Worded<L>): L {
  return list;
}
