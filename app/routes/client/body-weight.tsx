import { useLoaderData } from "@remix-run/react";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { bodyWeightForm, bodyWeightInput } from "#app/features/records/forms.ts";
import { enterBodyWeight } from "#app/features/records/mutations.server.ts";
import { BodyWeightDialog } from "#app/features/records/ui/measure-dialog.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

const coach = whoMay("client:manage", (ctx, { params }) => findPerson(ctx, params.userId ?? ""));

export const loader = formLoader(bodyWeightForm, coach, (ctx, { id, fullName }) => {
  const facts = { today: todayOf(ctx) };
  return { starts: { unit: "kilograms", on: facts.today }, facts, id, client: fullName };
});

export const action = formAction(bodyWeightForm, coach, {
  facts: (ctx) => ({ today: todayOf(ctx) }),
  run(ctx, values, { thing: { id: userId, business }, attempt }) {
    return enterBodyWeight(ctx, { accountId: business.id, userId }, bodyWeightInput(values, attempt()));
  },
  done: (_, { thing: { id, fullName } }) => ({
    to: paths.client(id),
    message: `The body weight of ${fullName} was saved.`,
  }),
});

export const meta = pageTitle("Body weight");

export default function ClientBodyWeight() {
  const { id, client, facts } = useLoaderData<typeof loader>();
  return <BodyWeightDialog client={client} today={facts.today} closeTo={paths.client(id)} />;
}
