import { z } from "zod";
import type { Form } from "#app/domain/forms/form.ts";
import { programForApi } from "#app/features/programs/page.server.ts";
import {
  acceptForm,
  declineForm,
  type PublishFields,
  stepOf,
  suggestForm,
  updateForm,
} from "#app/features/publishing/forms.ts";
import { publishProgram } from "#app/features/publishing/mutations.server.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { formText, id } from "#app/http/api/schemas.ts";
import type { Context } from "#app/services/context.server.ts";
import { seenVersion } from "./body-schemas.ts";
import { program, toApiProgram } from "./program-schemas.ts";

const programId = id;
const price = z.number().nullish().describe("In euros.");
const feedback = formText(2000).default("");
const publishingVersion = seenVersion
  .optional()
  .describe("The version that the app has read; without it, the current one.");
const offered = { programId, price, publishingVersion };

type Given = {
  programId: string;
  price?: number | null;
  status?: number;
  feedback?: string;
  publishingVersion?: number;
};
type Step = keyof typeof stepOf;

async function take(ctx: Context, step: Step, form: Form<PublishFields, undefined>, given: Given) {
  const { price, status, feedback = "" } = given;
  const typed = formValues(form, { price: String(price ?? ""), isPublished: status === 3, feedback }, undefined);
  if (!typed.ok) return refusedAs(typed);
  const seen = given.publishingVersion ?? (await programForApi(ctx, given.programId)).publishingVersion;
  const taken = await publishProgram(ctx, given.programId, seen, stepOf[step](typed.values));
  return taken.ok ? toApiProgram(await programForApi(ctx, given.programId)) : refusedAs(taken);
}

export const programPublish = resource("Publishing", [
  operation({
    method: "POST",
    path: "/actions/common/programpublish/update",
    summary: "Set the price and status of your own program, or of a Published one",
    description: "Status 3 publishes it, 1 unpublishes it.",
    access: "program:decide",
    scope: "programs:write",
    body: z.object({ ...offered, status: z.union([z.literal(1), z.literal(3)]), feedback }),
    answer: program,
    run: ({ ctx, body }) => take(ctx, "update", updateForm, body),
  }),
  operation({
    method: "POST",
    path: "/actions/common/programpublish/suggest",
    summary: "Ask administrators to publish a program of your own at this price",
    access: "program:suggest",
    scope: "programs:write",
    body: z.object(offered),
    answer: program,
    run: ({ ctx, body }) => take(ctx, "suggest", suggestForm, body),
  }),
  operation({
    method: "POST",
    path: "/actions/common/programpublish/accept",
    summary: "Accept a program that is waiting for a decision: it is published",
    access: "program:decide",
    scope: "programs:write",
    body: z.object({ ...offered, feedback }),
    answer: program,
    run: ({ ctx, body }) => take(ctx, "accept", acceptForm, body),
  }),
  operation({
    method: "POST",
    path: "/actions/common/programpublish/decline",
    summary: "Decline a program that is waiting for a decision",
    access: "program:decide",
    scope: "programs:write",
    body: z.object({ ...offered, feedback }),
    answer: program,
    run: ({ ctx, body }) => take(ctx, "decline", declineForm, body),
  }),
]);
