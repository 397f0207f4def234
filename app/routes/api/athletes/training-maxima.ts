import { z } from "zod";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { trackables } from "#app/domain/trackables/table.ts";
import { findQuantity } from "#app/features/calculation/exercise-queries.server.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { findTraining } from "#app/features/records/find-training.server.ts";
import { findTrainingShare, setTrainingMaximum, setTrainingShare } from "#app/features/records/training.server.ts";
import {
  trainingMaximumForm,
  trainingMaximumInput,
  trainingShareForm,
  trainingShareInput,
} from "#app/features/records/training-forms.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, id } from "#app/http/api/schemas.ts";
import { seenVersion } from "../authoring/body-schemas.ts";

const trainingMaximum = named(
  "TrainingMaximum",
  z.object({
    exerciseId: id,
    value: z
      .number()
      .nullable()
      .describe(
        "In kilograms: the one that was set, else the share of the one-repetition maximum; null if neither is known.",
      ),
    own: z
      .object({ value: z.number(), day })
      .nullable()
      .describe("The one that a coach set, in kilograms, and from which day it counts."),
    version: z.int().describe("Of the one that was set; 0 for none. Send it with a change."),
    share: z.number().describe("Of the one-repetition maximum, in percent, for exercises without one that was set."),
    shareVersion: z.int().describe("Of the share; 0 for the default. Send it with a change."),
  }),
);

const maximumBody = z.object({
  userId: id,
  exerciseId: id,
  value: z.number().nullable().describe("Null removes it: then the share counts."),
  measurementUnit: z.enum(trackables.weight.units).default("kilograms"),
  day: day.optional().describe("From when it counts; without it, today."),
  version: seenVersion,
});

const shareBody = z.object({ userId: id, share: z.number(), version: seenVersion });
const trainingShare = z.object({ share: z.number(), version: z.int() });

export const trainingMaxima = resource("Training maxima", [
  operation({
    method: "GET",
    path: "/exercise-user/training-maximum",
    summary: "A person's training maximum in an exercise",
    description: "Your own; for coaches also those of the account's clients. Others return 404.",
    access: "any user",
    scope: "training:read",
    query: z.object({
      exerciseId: id,
      userId: id.nullable().default(null).describe("Whose; without it, your own."),
    }),
    answer: trainingMaximum,
    run: async ({ ctx, query }) =>
      shown(await findTraining(ctx, { ...query, userId: query.userId ?? ctx.actor.userId })),
  }),
  operation({
    method: "PUT",
    path: "/exercise-user/training-maximum",
    summary: "Set or remove a client's training maximum in an exercise",
    access: "client:manage",
    scope: "training:write",
    body: maximumBody,
    answer: trainingMaximum,
    async run({ ctx, body: { userId, exerciseId, value, measurementUnit: unit, version: seen, ...body } }) {
      const { business } = await findPerson(ctx, userId);
      await findQuantity(ctx, business.id, { exercise: exerciseId, category: "weight" });
      const typed = { value: value === null ? "" : String(value), unit, on: body.day ?? todayOf(ctx) };
      const form = formValues(trainingMaximumForm, typed, { today: todayOf(ctx) });
      if (!form.ok) return refusedAs(form, names);
      const whose = { accountId: business.id, userId, exerciseId, seen };
      const set = await setTrainingMaximum(ctx, whose, trainingMaximumInput(form.values));
      return set.ok ? shown(await findTraining(ctx, { userId, exerciseId })) : refusedAs(set, names);
    },
  }),
  operation({
    method: "PUT",
    path: "/exercise-user/training-share",
    summary: "Set which share of their maximum a client's training maximum is",
    description: "From 50 to 110 percent, for all exercises without a training maximum that was set.",
    access: "client:manage",
    scope: "training:write",
    body: shareBody,
    answer: trainingShare,
    async run({ ctx, body: { userId, share, version: seen } }) {
      const { business } = await findPerson(ctx, userId);
      const form = formValues(trainingShareForm, { share: String(share) }, undefined);
      if (!form.ok) return refusedAs(form);
      const set = await setTrainingShare(
        ctx,
        { accountId: business.id, userId, seen },
        trainingShareInput(form.values),
      );
      return set.ok ? findTrainingShare(ctx, userId) : refusedAs(set);
    },
  }),
]);

const names = { unit: "measurementUnit", on: "day" };

function shown({ own, ...training }: Awaited<ReturnType<typeof findTraining>>) {
  return { ...training, own: own && { value: own.value, day: own.on } };
}
