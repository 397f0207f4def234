import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { dateOf } from "#app/domain/schedule/dates.ts";
import { findCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { enterBodyWeight } from "#app/features/records/mutations.server.ts";
import { bodyWeightSchema } from "#app/features/records/schema.ts";
import { MeasureForm } from "#app/features/records/ui/measure-form.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { readForm } from "#app/http/forms.server.ts";
import { paths } from "#app/paths.ts";
import { DialogScreen } from "#app/ui/dialog-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "client:manage");
  const { searchParams: query } = new URL(request.url);
  const program = await findProgram(ctx, params.programId ?? "");
  const client = await findCoachedClient(ctx, program.accountId, query.get("client") ?? "");
  return { programId: program.id, client: client.name, today: dateOf(ctx.now), id: newId() };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "client:manage");
  const { search, searchParams: query } = new URL(request.url);
  const program = await findProgram(ctx, params.programId ?? "");
  const client = await findCoachedClient(ctx, program.accountId, query.get("client") ?? "");
  const form = await readForm(request, bodyWeightSchema(dateOf(ctx.now)));
  if (!form.ok) return form.answer;
  await enterBodyWeight(ctx, { accountId: program.accountId, userId: client.id }, form.value);
  const back = `${paths.editorUnder(program.id, search)}#${parseUuid(query.get("at")) ?? ""}`;
  return redirectWithFlash(ctx, back, `The body weight of ${client.name} was saved.`);
}

export const meta = pageTitle("Body weight");

export default function BodyWeightDialog() {
  const { programId, client, today, id } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const answer = useActionData<typeof action>();
  return (
    <DialogScreen title={`Body weight of ${client}`} closeTo={paths.editorUnder(programId, search)}>
      <MeasureForm id={id} today={today} category="weight" label="Body weight" lastResult={answer?.result} />
    </DialogScreen>
  );
}
