import { v7 as newId } from "uuid";
import { addDays } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { listGroups } from "#app/features/groups/queries.server.ts";
import { createNote } from "#app/features/notes/mutations.server.ts";
import { enterBodyWeight } from "#app/features/records/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { StoredUser } from "./store-people.ts";

type Find = (email: string) => StoredUser;

const notes: [email: string, daysAgo: number, text: string][] = [
  [
    "client@demo.test",
    40,
    "First session. Trained on his own for two years, squats high. Wants 160 kg by spring.\nWorks late on Tuesdays: keep those short.",
  ],
  ["client@demo.test", 12, "Left knee sore after the volume day. Box squats for two weeks, then test again."],
  ["mei.tanaka@demo.test", 21, "Half marathon in October. Runs on an empty stomach, asked her to eat before."],
  ["amara.okafor@demo.test", 3, "Away until the end of the month, trains with bands."],
];

const weights: [email: string, daysAgo: number, kilograms: number][] = [
  ["client@demo.test", 150, 85.1],
  ["client@demo.test", 120, 84],
  ["client@demo.test", 100, 83.2],
  ["mei.tanaka@demo.test", 45, 56.8],
  ["mei.tanaka@demo.test", 10, 56.1],
  ["yusuf.demir@demo.test", 20, 74.3],
];

/** In days. */
const clubBegan = 3;

export async function coachClients(ctx: Context, find: Find, programIds: ReadonlyMap<string, string>) {
  const today = todayOf(ctx);
  for (const [email, daysAgo, text] of notes) {
    await createNote(ctx, find(email).id, newId(), { text, notedOn: addDays(today, -daysAgo) });
  }
  for (const [email, daysAgo, value] of weights) {
    const target = { accountId: ctx.actor.accountId, userId: find(email).id };
    const on = addDays(today, -daysAgo);
    await enterBodyWeight(ctx, target, { id: newId(), value, unit: "kilograms", on });
  }
  const club = (await listGroups(ctx)).find(({ name }) => name === "Running club");
  const startDate = addDays(today, -clubBegan);
  const added = await assignPicked(ctx, programIds.get("Couch to 5K") ?? "", { pick: club?.id ?? "", startDate });
  if (!added.ok) throw new Error(`The running club was refused: ${JSON.stringify(added.problems)}`);
}
