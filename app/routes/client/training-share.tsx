import { useLoaderData } from "@remix-run/react";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { findTrainingShare, setTrainingShare } from "#app/features/records/training.server.ts";
import { trainingShareForm, trainingShareInput } from "#app/features/records/training-forms.ts";
import { TrainingShareDialog } from "#app/features/records/ui/training-dialogs.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

const coach = whoMay("client:manage", (ctx, { params }) => findPerson(ctx, params.userId ?? ""));

export const loader = formLoader(trainingShareForm, coach, async (ctx, { id, fullName }) => {
  const { share, version } = await findTrainingShare(ctx, id);
  return { starts: { share: `${share}` }, version, id, client: fullName };
});

export const action = formAction(trainingShareForm, coach, {
  run(ctx, values, { thing: { id: userId, business }, version }) {
    return setTrainingShare(ctx, { accountId: business.id, userId, seen: version() }, trainingShareInput(values));
  },
  done: (_, { thing: { id, fullName } }) => ({
    to: paths.client(id),
    message: `The share of ${fullName} was saved.`,
  }),
});

export const meta = pageTitle("Training maximum");

export default function TrainingShare() {
  const { id, client } = useLoaderData<typeof loader>();
  return <TrainingShareDialog client={client} closeTo={paths.client(id)} />;
}
