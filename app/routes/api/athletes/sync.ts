import { z } from "zod";
import { parseCursor } from "#app/features/sync/cursor.ts";
import { changesSince } from "#app/features/sync/queries.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { wholeNumber } from "#app/http/api/paging.ts";
import { problemResponse } from "#app/http/api/problem.ts";
import { named } from "#app/http/api/schema-names.ts";
import { id, instant } from "#app/http/api/schemas.ts";

const kinds = ["assignment", "completion", "draft", "prescription", "readiness", "record", "weight"] as const;

const synced = named(
  "Synced",
  z.object({
    changes: z.array(
      z.object({
        kind: z.enum(kinds),
        id: id.describe("Of an assignment its program's. A program that you bought is told as one, too."),
        isDeleted: z.boolean(),
        changedAt: instant,
      }),
    ),
    cursor: z.string().describe("For `since` of the next call."),
    hasMore: z.boolean().describe("Call again at once."),
  }),
);

const since = z
  .string()
  .max(400)
  .transform((text, issues) => {
    const cursor = parseCursor(text);
    if (cursor) return cursor;
    issues.addIssue({ code: "custom", message: "Send the cursor of an earlier answer" });
    return z.NEVER;
  })
  .optional();

const gone = "This cursor is too old, or the database was restored. Read everything again and begin without a cursor.";

export const sync = resource("Sync", [
  operation({
    method: "GET",
    path: "/sync",
    summary: "What of yours changed or was deleted since a cursor",
    description:
      "Begin without `since`: the answer has a cursor and no changes. Then read your programs, completions, drafts, " +
      "readiness and records, and ask with the cursor from then on. A thing may be told twice, and is never left out. " +
      "Deletions are told for 90 days; an older cursor gets 410.",
    access: "completion:manage",
    evenExpired: true,
    mayBeGone: true,
    scope: "training:read",
    query: z.object({ since, limit: wholeNumber(1, 500).default(100) }),
    answer: synced,
    async run({ ctx, query }) {
      const found = await changesSince(ctx, query.since ?? null, query.limit);
      return found ?? problemResponse({ status: 410, detail: gone });
    },
  }),
]);
