/** What the seed takes from the domain, since the database folder knows nothing of it. */
export type ReferenceFacts = {
  /** Orders names the way people do. */
  sortKey: (text: string) => string;
  /** Drops case and accents for searching. */
  foldForSearch: (text: string) => string;
  setTypes: readonly { code: string; name: string }[];
  /** In the order they are offered; the first unit and type are the defaults. */
  trackables: readonly {
    category: string;
    name: string;
    units: readonly string[];
    types: readonly string[];
  }[];
};
