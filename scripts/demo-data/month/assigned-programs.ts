import { z } from "zod";
import type { Phone } from "./phone.ts";

const workout = z.looseObject({
  id: z.string(),
  day: z.number().nullable(),
  modules: z.array(
    z.looseObject({
      moduleExercises: z.array(
        z.looseObject({
          id: z.string(),
          moduleExerciseRounds: z.array(z.looseObject({ roundDefinitions: z.array(z.looseObject({})) })),
        }),
      ),
    }),
  ),
});

const program = z.object({
  id: z.string(),
  name: z.string(),
  assignments: z.array(z.object({ startDate: z.string() })),
});

export type Workout = z.output<typeof workout>;

export type AssignedProgram = { id: string; name: string; startDate: string; workouts: Map<number, Workout> };

export async function programsOf(phone: Phone, names: ReadonlySet<string>): Promise<AssignedProgram[]> {
  const found = z.array(program).parse(await phone.call("GET", "/programs/own?limit=100"));
  const wanted = found.filter(({ name }) => names.has(name));
  return Promise.all(wanted.map((one) => withWorkouts(phone, one)));
}

async function withWorkouts(
  phone: Phone,
  { id, name, assignments }: z.output<typeof program>,
): Promise<AssignedProgram> {
  const days = z.array(workout).parse(await phone.call("GET", `/programs/own/${id}/workouts?limit=100`));
  const workouts = new Map(days.flatMap((one) => (one.day === null ? [] : [[one.day, one] as const])));
  return { id, name, startDate: assignments[0]?.startDate ?? "", workouts };
}
