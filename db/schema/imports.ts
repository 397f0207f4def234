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

/** How a coach wants an import to be read. Columns are counted from 0; null for none. */
export type StoredChoices = {
  email: number | null;
  name: number | null;
  lastName: number | null;
  group: number | null;
  isAgain: boolean;
  /** The rows that are left out, as a spreadsheet counts. */
  unticked: number[];
};

/** A file of clients between its upload and its confirmation; it is gone after a day (features/invitations/import). */
export const clientImports = pgTable(
  "client_imports",
  {
    accountId: uuid().notNull(),
    id: uuid().notNull(),
    /** Whose upload it is: with them it goes, since it names people who were never asked. */
    creatorId: uuid().notNull(),
    /** As it came: its letters can be read in another way. Null once it was confirmed. */
    source: bytea(),
    encoding: text().notNull(),
    /** Null while nobody has chosen otherwise than what was recognised. */
    choices: jsonb().$type<StoredChoices>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    /** How many were invited by it. */
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
