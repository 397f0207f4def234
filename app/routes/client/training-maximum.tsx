import { useLoaderData } from "@remix-run/react";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { findQuantity } from "#app/features/calculation/exercise-queries.server.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { findTrainingMaximum, findTrainingShare, setTrainingMaximum } from "#app/features/records/training.server.ts";
import { trainingMaximumForm, trainingMaximumInput } from "#app/features/records/training-forms.ts";
import { TrainingMaximumDialog } from "#app/features/records/ui/training-dialogs.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

const coach = whoMay("client:manage", async (ctx, { params }) => {
  const person = await findPerson(ctx, params.userId ?? "");
  const named = { exercise: params.exerciseId ?? "", category: "weight" };
  return { person, quantity: await findQuantity(ctx, person.business.id, named) };
});

export const loader = formLoader(trainingMaximumForm, coach, async (ctx, { person, quantity }) => {
  const facts = { today: todayOf(ctx) };
  const [{ value, version }, { share }] = await Promise.all([
    findTrainingMaximum(ctx, person.id, quantity.exerciseId),
    findTrainingShare(ctx, person.id),
  ]);
  const shown = value === null ? "" : `${roundToHundredths(value)}`;
  const starts = { value: shown, unit: "kilograms", on: facts.today };
  return { starts, version, facts, share, clientId: person.id, client: person.fullName, exercise: quantity.name };
});

export const action = formAction(trainingMaximumForm, coach, {
  facts: (ctx) => ({ today: todayOf(ctx) }),
  run(ctx, values, { thing: { person, quantity }, version }) {
    const target = { accountId: person.business.id, userId: person.id, exerciseId: quantity.exerciseId };
    return setTrainingMaximum(ctx, { ...target, seen: version() }, trainingMaximumInput(values));
  },
  done: (_, { thing: { person, quantity } }, { value }) => ({
    to: paths.client(person.id),
    message: `The training maximum of ${quantity.name} for ${person.fullName} was ${value === "" ? "removed" : "saved"}.`,
  }),
});

export const meta = pageTitle("Training maximum");

export default function TrainingMaximum() {
  const { clientId, facts, client, exercise, share } = useLoaderData<typeof loader>();
  return (
    <TrainingMaximumDialog {...{ client, exercise, share }} today={facts.today} closeTo={paths.client(clientId)} />
  );
}
