export type Slice<Keys> = { limit: number; offset: number; after: Keys | null; noCount: boolean };
