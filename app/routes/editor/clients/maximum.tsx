import { useLoaderData, useLocation } from "@remix-run/react";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { trackables } from "#app/domain/trackables/table.ts";
import { findCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import { findQuantity } from "#app/features/calculation/exercise-queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { maximumForm, maximumInput } from "#app/features/records/forms.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { MaximumDialog } from "#app/features/records/ui/measure-dialog.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

const coach = whoMay("client:manage", async (ctx, { params, url }) => {
  const query = new URL(url).searchParams;
  const program = await findProgram(ctx, params.programId ?? "");
  const client = await findCoachedClient(ctx, program.businessId, query.get("client") ?? "");
  const named = { exercise: query.get("exercise"), category: query.get("category") };
  const quantity = await findQuantity(ctx, program.accountId, named);
  return { program, client, quantity, at: parseUuid(query.get("at")) ?? "" };
});

export const loader = formLoader(maximumForm, coach, (ctx, { program, client, quantity }) => {
  const facts = { today: todayOf(ctx), category: quantity.category };
  const starts = { unit: trackables[quantity.category].units[0], on: facts.today };
  return { starts, facts, programId: program.id, client: client.name, quantity };
});

export const action = formAction(maximumForm, coach, {
  facts: (ctx, { quantity }) => ({ today: todayOf(ctx), category: quantity.category }),
  run(ctx, values, { thing: { program, client, quantity }, attempt }) {
    const target = { accountId: program.businessId, userId: client.id };
    return enterMaximum(ctx, target, quantity, maximumInput(values, attempt()));
  },
  done: (_, { thing: { program, client, quantity, at }, search }) => ({
    to: `${paths.editorUnder(program.id, search)}#${at}`,
    message: `The maximum of ${quantity.name} for ${client.name} was saved.`,
  }),
});

export const meta = pageTitle("Maximum");

export default function Maximum() {
  const { programId, client, quantity, facts } = useLoaderData<typeof loader>();
  const closeTo = paths.editorUnder(programId, useLocation().search);
  return <MaximumDialog {...{ client, quantity, closeTo }} today={facts.today} />;
}
