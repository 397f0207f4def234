import { useLoaderData } from "@remix-run/react";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { trackables } from "#app/domain/trackables/table.ts";
import { findQuantity } from "#app/features/calculation/exercise-queries.server.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { maximumForm, maximumInput } from "#app/features/records/forms.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { MaximumDialog } from "#app/features/records/ui/measure-dialog.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

const coach = whoMay("client:manage", async (ctx, { params, url }) => {
  const person = await findPerson(ctx, params.userId ?? "");
  const category = new URL(url).searchParams.get("category");
  const quantity = await findQuantity(ctx, person.business.id, { exercise: params.exerciseId ?? "", category });
  return { person, quantity };
});

export const loader = formLoader(maximumForm, coach, (ctx, { person, quantity }) => {
  const facts = { today: todayOf(ctx), category: quantity.category };
  const starts = { unit: trackables[quantity.category].units[0], on: facts.today };
  return { starts, facts, clientId: person.id, client: person.fullName, quantity };
});

export const action = formAction(maximumForm, coach, {
  facts: (ctx, { quantity }) => ({ today: todayOf(ctx), category: quantity.category }),
  run(ctx, values, { thing: { person, quantity }, attempt }) {
    const target = { accountId: person.business.id, userId: person.id };
    return enterMaximum(ctx, target, quantity, maximumInput(values, attempt()));
  },
  done: (_, { thing: { person, quantity } }) => ({
    to: paths.client(person.id),
    message: `The maximum of ${quantity.name} for ${person.fullName} was saved.`,
  }),
});

export const meta = pageTitle("Maximum");

export default function ClientMaximum() {
  const { clientId, client, quantity, facts } = useLoaderData<typeof loader>();
  return <MaximumDialog {...{ client, quantity }} today={facts.today} closeTo={paths.client(clientId)} />;
}
