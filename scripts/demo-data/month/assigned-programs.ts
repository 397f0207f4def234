import { z } from "zod";
import type { Phone } from "./phone.ts";

const day = z.object({ id: z.string(), day: z.number().nullable() });

const workout = z.looseObject({
  id: z.string(),
  prescriptionId: z.string(),
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

export type Workout = z.output<typeof workout>;

const program = z.object({
  id: z.string(),
  name: z.string(),
  assignments: z.array(z.object({ startDate: z.string() })),
});

/** `workouts`: the id of each day's. */
export type AssignedProgram = { id: string; name: string; startDate: string; workouts: Map<number, string> };

export async function programsOf(phone: Phone, names: ReadonlySet<string>): Promise<AssignedProgram[]> {
  const found = z.array(program).parse(await phone.call("GET", "/programs/own?limit=100"));
  const wanted = found.filter(({ name }) => names.has(name));
  return Promise.all(wanted.map((one) => withWorkouts(phone, one)));
}

async function withWorkouts(
  phone: Phone,
  { id, name, assignments }: z.output<typeof program>,
): Promise<AssignedProgram> {
  const days = z.array(day).parse(await phone.call("GET", `/programs/own/${id}/workouts?limit=100`));
  const workouts = new Map(days.flatMap((one) => (one.day === null ? [] : [[one.day, one.id] as const])));
  return { id, name, startDate: assignments[0]?.startDate ?? "", workouts };
}

/** Which keeps it as it is shown. */
export async function openWorkout(phone: Phone, programId: string, workoutId: string): Promise<Workout> {
  return workout.parse(await phone.call("GET", `/programs/own/${programId}/workouts/${workoutId}`));
}
