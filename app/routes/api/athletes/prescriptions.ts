import { z } from "zod";
import { prescribedModulesSchema } from "#app/domain/completions/schema.ts";
import { findPrescribed } from "#app/features/prescriptions/queries.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { named } from "#app/http/api/schema-names.ts";
import { id, instant, reference } from "#app/http/api/schemas.ts";

const prescription = named(
  "Prescription",
  z.object({
    id,
    program: reference,
    firstShownAt: instant,
    lastShownAt: instant.describe("To the day."),
    workout: z.object({
      id,
      name: z.string(),
      day: z.int().nullable(),
      date: z.string().nullable(),
      modules: prescribedModulesSchema,
    }),
  }),
);

export const prescriptions = resource("Prescriptions", [
  operation({
    method: "GET",
    path: "/prescriptions/{id}",
    summary: "A workout as you were shown it, with your numbers",
    description: "It is stored when you open the workout, and stays as long as a completion or a draft names it.",
    access: "completion:manage",
    evenExpired: true,
    scope: "training:read",
    answer: prescription,
    async run({ ctx, path }) {
      const { programId, workout, ...shown } = await findPrescribed(ctx, path.id);
      const { id, name, day, date, modules } = workout;
      return { ...shown, program: { id: programId }, workout: { id, name, day, date, modules } };
    },
  }),
]);
