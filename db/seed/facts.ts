/** Passed in, since db may not import the domain. */
export type ReferenceFacts = {
  sortKey: (text: string) => string;
  foldForSearch: (text: string) => string;
  foldOtherNames: (names: readonly string[]) => string;
  maxOtherNames: number;
  setTypes: readonly { code: string; name: string }[];
  trackables: readonly {
    category: string;
    name: string;
    units: readonly string[];
    types: readonly string[];
  }[];
};
