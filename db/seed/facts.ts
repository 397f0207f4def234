/** Passed in, since db may not import the domain. */
export type ReferenceFacts = {
  sortKey: (text: string) => string;
  foldForSearch: (text: string) => string;
  setTypes: readonly { code: string; name: string }[];
  /** In display order; the first unit and type are the defaults. */
  trackables: readonly {
    category: string;
    name: string;
    units: readonly string[];
    types: readonly string[];
  }[];
};
