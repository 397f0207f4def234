import { and, count, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import { weekdayNames } from "#app/domain/schedule/dates.ts";
import { counted } from "#app/domain/text/counted.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import { readWeek } from "#app/features/workouts/queries.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { programs, workouts } from "#db/schema/programs.ts";
import { formatDuration } from "../duration.ts";
import { deletedUser, lastSaved } from "../queries.server.ts";
import { boughtBy, inStore } from "../scope.server.ts";
import { formatPrice, type Offer, offerTo } from "./list.server.ts";

export type StoreProgram = {
  id: string;
  name: string;
  authorName: string;
  shortDescription: string;
  description: string;
  imageUrl: string | null;
  duration: string;
  difficulty: string;
  price: string;
  offer: Offer;
  workouts: string;
  /** Shows how the program is built, without giving away what is sold. */
  firstWeek: { day: string; title: string; exercises: string }[];
};

export async function findInStore(ctx: Context, id: string): Promise<StoreProgram> {
  allow(ctx.actor, "store:see");
  const [row] = await selectInStore(ctx, parseUuid(id) ?? EMPTY_ID);
  if (!row) throw new NotFound();
  const { name, shortDescription, description, imageId, difficulty, priceCents } = row;
  const isWorkout = and(eq(workouts.accountId, row.accountId), eq(workouts.programId, row.id));
  const [written] = await ctx.db
    .select({ workouts: count() })
    .from(workouts)
    .where(and(isWorkout, eq(workouts.restDay, false)));
  return {
    id: row.id,
    name,
    shortDescription,
    description,
    difficulty,
    authorName: row.authorName ?? deletedUser,
    imageUrl: imageId && paths.file(imageId, coverWidth),
    duration: formatDuration(row),
    price: formatPrice(priceCents),
    offer: offerTo(ctx.actor, row),
    workouts: counted(written?.workouts ?? 0, "workout"),
    firstWeek: await firstWeekOf(ctx, row),
  };
}

/** In pixels. */
const coverWidth = 800;

async function firstWeekOf(ctx: Context, program: Parameters<typeof readWeek>[1]) {
  const { days, workouts: found } = await readWeek(ctx, program, 1);
  return found.flatMap(({ key, workout }) => {
    const weekday = days.find((day) => day.key === key)?.weekday;
    if (workout.restDay || weekday === undefined) return [];
    return [
      {
        day: weekdayNames[weekday] ?? "",
        title: workout.name,
        exercises: counted(exercisesUsed(workout).length, "exercise"),
      },
    ];
  });
}

function selectInStore({ db, actor }: Context, id: string) {
  return db
    .select({
      id: programs.id,
      accountId: programs.accountId,
      creatorId: programs.creatorId,
      isBought: boughtBy(actor),
      name: programs.name,
      authorName: fullNameIfAny,
      shortDescription: programs.shortDescription,
      description: programs.description,
      imageId: programs.imageId,
      continuous: programs.continuous,
      duration: programs.duration,
      timeUnit: programs.timeUnit,
      startDate: programs.startDate,
      lastSaved,
      difficulty: difficulties.name,
      priceCents: programs.priceCents,
    })
    .from(programs)
    .innerJoin(difficulties, eq(difficulties.id, programs.difficultyId))
    .leftJoin(users, and(eq(users.accountId, programs.accountId), eq(users.id, programs.creatorId)))
    .where(and(eq(programs.id, id), inStore(actor)));
}
