import { useLoaderData, useLocation } from "@remix-run/react";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { findCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { bodyWeightForm, bodyWeightInput } from "#app/features/records/forms.ts";
import { enterBodyWeight } from "#app/features/records/mutations.server.ts";
import { BodyWeightDialog } from "#app/features/records/ui/measure-dialog.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

const coach = whoMay("client:manage", async (ctx, { params, url }) => {
  const query = new URL(url).searchParams;
  const program = await findProgram(ctx, params.programId ?? "");
  const client = await findCoachedClient(ctx, program.businessId, query.get("client") ?? "");
  return { program, client, at: parseUuid(query.get("at")) ?? "" };
});

export const loader = formLoader(bodyWeightForm, coach, (ctx, { program, client }) => {
  const facts = { today: todayOf(ctx) };
  return { starts: { unit: "kilograms", on: facts.today }, facts, programId: program.id, client: client.name };
});

export const action = formAction(bodyWeightForm, coach, {
  facts: (ctx) => ({ today: todayOf(ctx) }),
  run(ctx, values, { thing: { program, client }, attempt }) {
    const target = { accountId: program.businessId, userId: client.id };
    return enterBodyWeight(ctx, target, bodyWeightInput(values, attempt()));
  },
  done: (_, { thing: { program, client, at }, search }) => ({
    to: `${paths.editorUnder(program.id, search)}#${at}`,
    message: `The body weight of ${client.name} was saved.`,
  }),
});

export const meta = pageTitle("Body weight");

export default function BodyWeight() {
  const { programId, client, facts } = useLoaderData<typeof loader>();
  const closeTo = paths.editorUnder(programId, useLocation().search);
  return <BodyWeightDialog {...{ client, closeTo }} today={facts.today} />;
}
