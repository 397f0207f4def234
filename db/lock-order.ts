import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db, Tx } from "./client.ts";
import { invites } from "./schema/access.ts";
import { accountClients, accounts, sessions, userRoles, users } from "./schema/accounts.ts";
import { exerciseCategories, exerciseSubcategories } from "./schema/catalogues.ts";
import { prescriptions } from "./schema/completions.ts";
import { chargeDisputes } from "./schema/credits.ts";
import { exercises } from "./schema/exercises.ts";
import { dataExports } from "./schema/exports.ts";
import { clientGroups } from "./schema/groups.ts";
import { clientImports } from "./schema/imports.ts";
import { mails } from "./schema/mails.ts";
import { clientNotes } from "./schema/notes.ts";
import { packages } from "./schema/packages.ts";
import { subscriptions } from "./schema/payments.ts";
import { posts } from "./schema/posts.ts";
import { folders, programs } from "./schema/programs.ts";
import { billingInformation, charges } from "./schema/sales.ts";
import { personalTokens } from "./schema/tokens.ts";

/**
 * Row locks are taken in this order, and rows of one table by id, so that transactions can't deadlock. Plain inserts,
 * updates and deletes lock rows too, and are not checked.
 */
const lockOrder: readonly PgTable[] = [
  userRoles,
  accounts,
  clientImports,
  invites,
  packages,
  subscriptions,
  chargeDisputes,
  charges,
  folders,
  programs,
  exerciseCategories,
  exerciseSubcategories,
  exercises,
  clientGroups,
  accountClients,
  users,
  personalTokens,
  sessions,
  posts,
  clientNotes,
  billingInformation,
  dataExports,
  mails,
  prescriptions,
];

/**
 * Until the transaction ends: with "share" nobody deletes the row, with "write" nobody changes or deletes it, with
 * "delete" nobody refers to it either.
 */
export type Strength = "share" | "write" | "delete";
const strengths = { share: "key share", write: "no key update", delete: "update" } as const;

/** The tables whose rows each transaction has locked; a savepoint has its own record. Empty in production. */
const locked = new WeakMap<object, Set<PgTable>>();
const isChecked = process.env.NODE_ENV !== "production";

/** For queries that read more than they lock: `.for(inOrder(tx, users, "write"), { of: users })`. */
export function inOrder<S extends Strength>(tx: Db | Tx, table: PgTable, strength: S): (typeof strengths)[S] {
  if (isChecked) assertOrder(tx, table);
  return strengths[strength];
}

function assertOrder(tx: Db | Tx, table: PgTable) {
  if (!("rollback" in tx)) throw new Error(`A lock on ${getTableName(table)} has no effect outside of a transaction.`);
  const rank = lockOrder.indexOf(table);
  if (rank < 0) throw new Error(`${getTableName(table)} has no place in the order of locks (db/lock-order.ts).`);
  const before = locked.get(tx) ?? new Set();
  locked.set(tx, before);
  const later = [...before].find((one) => lockOrder.indexOf(one) > rank);
  if (later && !before.has(table))
    throw new Error(
      `${getTableName(table)} is locked after ${getTableName(later)}, against the order in db/lock-order.ts.`,
    );
  before.add(table);
}
