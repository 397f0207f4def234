export type Slice<Keys> = { limit: number; offset: number; after: Keys | null; noCount: boolean };

type Found<Row> = { rows: Row[]; total: number | null };

/** The page of a screen, read as the API's lists are: with one row more, which tells whether others follow. */
export async function screenOf<Row, F extends Found<Row>>(
  { size }: { size: number },
  { page }: { page: number },
  read: (slice: Slice<never>) => Promise<F & Found<Row>>,
) {
  const found = await read({ limit: size, offset: (page - 1) * size, after: null, noCount: false });
  return { ...found, rows: found.rows.slice(0, size), total: found.total ?? 0 };
}
