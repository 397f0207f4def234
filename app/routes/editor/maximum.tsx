import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { dateOf } from "#app/domain/schedule/dates.ts";
import { categoryInSentence } from "#app/domain/trackables/names.ts";
import { findCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import { findQuantity } from "#app/features/calculation/exercise-queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { maximumSchema } from "#app/features/records/schema.ts";
import { MeasureForm } from "#app/features/records/ui/measure-form.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { readForm } from "#app/http/forms.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { DialogScreen } from "#app/ui/dialog-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "client:manage");
  const { program, client, quantity } = await readAddress(ctx, request, params.programId);
  const today = dateOf(ctx.now);
  return { programId: program.id, client: client.name, quantity, today, id: newId() };
}

/** Whose maximum of what: all of it in the address. */
async function readAddress(ctx: Context, request: Request, programId = "") {
  const query = new URL(request.url).searchParams;
  const program = await findProgram(ctx, programId);
  const client = await findCoachedClient(ctx, program.accountId, query.get("client") ?? "");
  const named = { exercise: query.get("exercise"), category: query.get("category") };
  return {
    program,
    client,
    quantity: await findQuantity(ctx, program.accountId, named),
    at: parseUuid(query.get("at")) ?? "",
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "client:manage");
  const { program, client, quantity, at } = await readAddress(ctx, request, params.programId);
  const form = await readForm(request, maximumSchema(quantity.category, dateOf(ctx.now)));
  if (!form.ok) return form.answer;
  await enterMaximum(ctx, { accountId: program.accountId, userId: client.id }, quantity, form.value);
  const back = paths.editorUnder(program.id, new URL(request.url).search);
  return redirectWithFlash(ctx, `${back}#${at}`, `The maximum of ${quantity.name} for ${client.name} was saved.`);
}

export const meta = pageTitle("Maximum");

export default function MaximumDialog() {
  const { programId, client, quantity, today, id } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const answer = useActionData<typeof action>();
  const { name, category } = quantity;
  return (
    <DialogScreen title={`Maximum of ${name} for ${client}`} closeTo={paths.editorUnder(programId, search)}>
      <MeasureForm
        id={id}
        today={today}
        category={category}
        label={category === "weight" ? "Weight lifted once" : `Best ${categoryInSentence(category)}`}
        lastResult={answer?.result}
      />
    </DialogScreen>
  );
}
