/** Which rows of a list are asked for: those after the one with these keys, or from `offset`; `noCount`: no total. */
export type Slice<Keys> = { limit: number; offset: number; after: Keys | null; noCount: boolean };
