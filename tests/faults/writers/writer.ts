import { v7 as newId } from "uuid";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import { givenCoach, sessionOf } from "#tests/faults/site.ts";
import type { Visitor } from "#tests/faults/visitor.ts";
import type { Training } from "#tests/support/training/training.ts";

type Fields = Record<string, string>;

/** One thing to write, sent again as it is until somebody says that it is stored. */
export type Press = {
  send: (fields?: Fields) => Promise<Response>;
  isHeard: (answer: Response) => boolean;
  /** Neither stored nor refused: it is asked again. */
  isPending?: (answer: Response) => boolean;
  /** Stored, and acknowledged. */
  heard: () => unknown;
  /** Those of a form, which a page that refuses it carries along. */
  fields?: Fields;
};

export type Wrong = { lost: number; doubled: number };

export type Writer = {
  press: () => Press | Promise<Press>;
  /** Compares what the database holds with what was acknowledged. */
  compare: (db: Db) => Promise<Wrong>;
};

export type Place = { db: Db; url: string; coach: Context; visitor: Visitor; training: Training };

export async function givenVisitor(db: Db, url: string) {
  const email = `${newId()}@outages.test`;
  const user = await givenCoach(db, { email });
  return { email, user, visitor: { url, cookie: await sessionOf(db, user) } };
}

export const isRedirected = ({ status, headers }: Response) =>
  status === 302 && !headers.get("Location")?.startsWith(paths.login());

/** What was counted must be what is stored: each acknowledged write made the number one higher. */
export const beside = (counted: number, stored: number): Wrong => ({
  lost: Math.max(0, counted - stored),
  doubled: Math.max(0, stored - counted),
});

export function besideSet(heard: ReadonlySet<string>, rows: { id: string }[]): Wrong {
  const stored = new Set(rows.map(({ id }) => id));
  return {
    lost: [...heard].filter((id) => !stored.has(id)).length,
    doubled: rows.filter(({ id }) => !heard.has(id)).length,
  };
}
