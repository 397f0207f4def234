export type Slice<Keys> = { limit: number; offset: number; after: Keys | null; noCount: boolean };

type Read<Row> = (slice: Slice<never>) => Promise<{ rows: Row[]; total: number | null }>;

/** The page of a screen, read as the API's lists are: with one row more, which tells whether others follow. */
export async function screenOf<Row>({ size }: { size: number }, { page }: { page: number }, read: Read<Row>) {
  const { rows, total } = await read({ limit: size, offset: (page - 1) * size, after: null, noCount: false });
  return { rows: rows.slice(0, size), total: total ?? 0 };
}
