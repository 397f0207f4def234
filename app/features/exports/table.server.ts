import type { Tx } from "#db/client.ts";
import type { Column, Columns, Row } from "./columns.ts";
import type { Whose } from "./person-queries.server.ts";

/** `title`: the name of its sheet. */
export type Table = {
  name: string;
  title: string;
  about: string;
  columns: Readonly<Record<string, Column>>;
  isOne: boolean;
  read: (on: Tx, whose: Whose) => PromiseLike<Row[]>;
};

type About<R> = { title: string; about: string; columns: Columns<R>; isOne?: boolean };

export function table<R extends object>(
  name: string,
  read: (on: Tx, whose: Whose) => PromiseLike<R[]>,
  { isOne = false, ...rest }: About<R>,
): Table {
  return { name, read: read as Table["read"], isOne, ...rest };
}
