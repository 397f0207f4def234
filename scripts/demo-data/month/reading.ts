import { z } from "zod";
import type { Phone } from "./phone.ts";

const comments = z.array(z.object({ id: z.string(), completedOn: z.string() }));
const millisecondsOfWeek = 7 * 86_400_000;

/** The coach read everything that was said more than a week ago. */
export async function readOldComments(coach: Phone, now: Date) {
  const said = comments.parse(await coach.call("GET", "/workoutcompletions?limit=100"));
  const old = said.filter(({ completedOn }) => now.getTime() - Date.parse(completedOn) > millisecondsOfWeek);
  await coach.call(
    "POST",
    "/workoutcompletions/mark-as-read",
    old.map(({ id }) => id),
  );
}
