import { lt } from "drizzle-orm";
import { encodingOf } from "#app/domain/csv/decode.ts";
import type { Refused, Result } from "#app/domain/forms/result.ts";
import { recognisedColumns, sheetOf } from "#app/domain/people/import/columns.ts";
import { rowsToTick } from "#app/domain/people/import/ticks.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import { clientImports, type StoredChoices } from "#db/schema/imports.ts";
import type { UploadFields } from "./form.ts";
import { importLifetime, linesIn } from "./queries.server.ts";
import { rowsOf } from "./read-file.server.ts";

type Upload = { file: Uint8Array | null; text: string };

/** Kept for a day under the form's id. */
export async function startImport(
  ctx: Context,
  id: string,
  { file, text }: Upload,
): Promise<Result<{ id: string }, UploadFields>> {
  allow(ctx.actor, "client:import");
  allow(ctx.actor, "client:invite");
  const field = file ? "file" : "text";
  const source = file ?? new TextEncoder().encode(text);
  if (source.byteLength === 0) return refuse("file", "Choose a file, or paste its lines.");
  const encoding = encodingOf(source);
  if (!encoding) return refuse(field, isWorkbook(source) ? workbook : "It is not a text file. Save it as CSV first.");
  const read = rowsOf(source, encoding);
  if (!read.ok) return refuse(field, read.reason);
  const { accountId, userId: creatorId } = ctx.actor;
  const choices = await firstChoices(ctx, read.rows);
  const row = { accountId, id, creatorId, source, encoding, choices, createdAt: ctx.now };
  await ctx.db.insert(clientImports).values(row).onConflictDoNothing();
  return { ok: true, id };
}

async function firstChoices(ctx: Context, rows: readonly string[][]): Promise<StoredChoices> {
  const sheet = sheetOf(rows);
  const columns = recognisedColumns(sheet);
  const { lines } = await linesIn(ctx, sheet, columns);
  return { ...columns, isAgain: false, ticked: rowsToTick(lines, false), unticked: [] };
}

function refuse(field: "file" | "text", message: string): Refused<UploadFields> {
  return { ok: false, problems: { [field]: [message] } };
}

const workbook = "It is an Excel workbook. Save it as CSV first (File, Save as, CSV UTF-8).";

/** A workbook is a zip archive, which starts with these letters. */
function isWorkbook([first, second]: Uint8Array) {
  return first === 0x50 && second === 0x4b;
}

export async function deleteOldImports({ db, now }: { db: Db; now: Date }) {
  const before = new Date(now.getTime() - importLifetime);
  const gone = await db
    .delete(clientImports)
    .where(lt(clientImports.createdAt, before))
    .returning({ id: clientImports.id });
  return { imports: gone.length };
}
