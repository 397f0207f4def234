import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { v7 as newId } from "uuid";
import { makeExport } from "#app/features/exports/make.server.ts";
import { requestExport } from "#app/features/exports/mutations.server.ts";
import { findArchive, findOwnExport } from "#app/features/exports/queries.server.ts";
import { createFolder } from "#app/features/folders/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { dataExports } from "#db/schema/exports.ts";
import { provedBy } from "#tests/support/people/factory.ts";

/** Asks for the actor's archive and makes it, as the worker does; returns its files by name. */
export async function givenArchive(ctx: Context) {
  await requestExport(ctx, provedBy(ctx));
  await runExport(ctx);
  const found = await findOwnExport(ctx);
  if (found.state !== "ready") throw new Error(`The archive is ${found.state}.`);
  const { bytes } = await findArchive(ctx, found.id);
  const entries = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content)] as const);
  return {
    id: found.id,
    entries: new Map(entries),
    text: (name: string) => new Map(entries).get(name)?.toString() ?? "",
  };
}

/** What the worker does with the job of the actor's archive. */
export async function runExport({ db, actor, services, now }: Context) {
  const { accountId, userId } = actor;
  const [row] = await db.select().from(dataExports).where(eq(dataExports.userId, userId));
  const maker = { db, files: services.files, printer: services.reports, log: services.log, now: () => now };
  await makeExport(maker, { accountId, userId, id: row?.id ?? newId() });
}

/** A folder of the actor's. */
export async function givenFolder(ctx: Context) {
  const id = newId();
  await createFolder(ctx, id, { name: `Folder ${id}` });
  return id;
}
