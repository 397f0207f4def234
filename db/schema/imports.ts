import {
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** Columns count from 0; null for none. */
export type StoredChoices = {
  email: number | null;
  name: number | null;
  lastName: number | null;
  group: number | null;
  isAgain: boolean;
  ticked?: number[];
  unticked: number[];
};

/** Between upload and confirmation; deleted after a day (features/invitations/import). */
export const clientImports = pgTable(
  "client_imports",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    /** Deleted with its uploader, since it names people who were never asked. */
    creatorId: uuid().notNull(),
    /** The original bytes, since the encoding can be changed. Null once confirmed. */
    source: bytea(),
    encoding: text().notNull(),
    choices: jsonb().$type<StoredChoices>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    invited: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    foreignKey({ columns: [t.accountId, t.creatorId], foreignColumns: [users.accountId, users.id] }).onDelete(
      "cascade",
    ),
    index("client_imports_by_creator").on(t.accountId, t.creatorId),
  ],
);
