import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Result } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import { findOwnFolder } from "#app/features/folders/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { lockFolders } from "#db/locks.ts";
import { programs } from "#db/schema/programs.ts";
import { updateVersioned } from "#db/versioned.ts";
import type { ProgramFolderFields } from "./form.ts";
import { isProgram, lockedProgram } from "./mutations.server.ts";
import { countInFolder, positionAfterChange, swap } from "./positions.server.ts";
import { findProgram, type ProgramView } from "./queries.server.ts";

export const directions = ["up", "down"] as const;
export type Direction = (typeof directions)[number];

/** `moved` is false if it was already first or last. */
export type Moved = { moved: boolean; id: string; name: string; position: number; count: number };

/**
 * Swaps with its neighbour. NotFound 'Given item not found.' also for a program without a folder, which has no
 * position.
 */
export async function moveProgram(ctx: Context, id: string, direction: Direction): Promise<Moved> {
  const program = await findMovable(ctx, id);
  allow(ctx.actor, "program:edit", program);
  return ctx.db.transaction(async (tx) => {
    await lockFolders(tx, program, "delete");
    const [current] = await tx
      .select({ folderId: programs.folderId, position: programs.position })
      .from(programs)
      .where(and(eq(programs.accountId, program.accountId), eq(programs.id, program.id)));
    if (!current?.folderId || !current.position) throw itemNotFound();
    const folder = { accountId: program.accountId, folderId: current.folderId };
    const count = await countInFolder(tx, folder);
    const wanted = current.position + (direction === "up" ? -1 : 1);
    const moved = wanted >= 1 && wanted <= count;
    if (moved) await swap(tx, folder, current.position, wanted);
    return { moved, id: program.id, name: program.name, position: moved ? wanted : current.position, count };
  });
}

export type Filed = Result<{ name: string; folder: string | null }, ProgramFolderFields>;

/**
 * Last in another folder, or in none. `seen`: the version when the folder was chosen. Doesn't count as a change of the
 * program.
 */
export async function fileProgram(ctx: Context, id: string, seen: number, folderId: string | null): Promise<Filed> {
  const program = await findProgram(ctx, id);
  allow(ctx.actor, "program:edit", program);
  return ctx.db.transaction(async (tx) => {
    await lockFolders(tx, program, "delete");
    const current = await lockedProgram(tx, program);
    const nameOf = async (one: string | null) =>
      one ? ((await findOwnFolder(tx, ctx.actor, one))?.name ?? null) : null;
    const folder = await nameOf(folderId);
    if (folderId !== null && folder === null)
      return { ok: false, problems: { folder: ["Choose one of your folders"] } };
    const filed = { ok: true as const, name: program.name, folder };
    if (current.folderId === folderId) return filed;
    if (current.detailsVersion !== seen) {
      const words = { folder: (await nameOf(current.folderId)) ?? "" };
      // why: only its creator can change a program
      const values = { folder: current.folderId ?? "" };
      return savedMeanwhile("program", true, { values, words, version: current.detailsVersion });
    }
    const place = await positionAfterChange(tx, current, folderId);
    await updateVersioned(tx, programs, { which: isProgram(program), seen, values: place, column: "detailsVersion" });
    return filed;
  });
}

async function findMovable(ctx: Context, id: string): Promise<ProgramView> {
  return findProgram(ctx, id).catch((refusal: unknown) => {
    throw refusal instanceof NotFound ? itemNotFound() : refusal;
  });
}

function itemNotFound() {
  return new NotFound("Given item not found.");
}
