import { useLoaderData } from "@remix-run/react";
import { entryProblems, entrySets, prescribedValues } from "#app/domain/completions/entry.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { formatPlace } from "#app/domain/schedule/workout-key.ts";
import { findOwnPerson, type Person } from "#app/features/clients/person-queries.server.ts";
import { enterWorkout, findPrescription, type Prescription } from "#app/features/completions/entry.server.ts";
import { entryForm, typedEntry } from "#app/features/completions/entry-form.ts";
import { EntryDialog } from "#app/features/completions/ui/entry-dialog.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formLoader, ownFormAction } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

type Thing = { client: Person; at: { programId: string; key: string }; prescription: Prescription };

const coach = whoMay("client:manage", async (ctx, { params }): Promise<Thing> => {
  const client = await findOwnPerson(ctx, params.userId ?? "");
  const at = { programId: params.programId ?? "", key: params.workoutKey ?? "" };
  return { client, at, prescription: await findPrescription(ctx, client, at) };
});

export const loader = formLoader(entryForm([]), coach, (ctx, { client, at, prescription }, { url }) => {
  const { workout, programName } = prescription;
  const sets = entrySets(workout);
  const isFilled = new URL(url).searchParams.has("filled");
  const facts = { today: todayOf(ctx) };
  return {
    starts: { ...(isFilled ? prescribedValues(sets) : {}), on: facts.today, successfullyCompleted: true },
    ...{ facts, sets, isFilled, at, clientId: client.id, client: client.fullName },
    about: [workout.name, formatPlace(workout), programName].filter(Boolean).join(" · "),
  };
});

const ownForm = {
  of: ({ prescription: { workout } }: Thing) => entryForm(entrySets(workout), (typed) => entryProblems(workout, typed)),
  typedIn: typedEntry,
};

export const action = ownFormAction(ownForm, coach, {
  facts: (ctx) => ({ today: todayOf(ctx) }),
  run: (ctx, typed, { thing: { client, prescription }, attempt }) =>
    enterWorkout(ctx, client, prescription, attempt(), typed),
  done: ({ id }, { thing: { client } }) => ({
    to: paths.clientWorkout(client.id, id),
    message: `The workout of ${client.fullName} was saved.`,
  }),
});

export const meta = pageTitle("Enter workout");

export default function EnterWorkout() {
  const { client, clientId, at, about, sets, facts, isFilled } = useLoaderData<typeof loader>();
  return (
    <EntryDialog
      title={`Enter a workout of ${client}`}
      {...{ about, sets, isFilled }}
      today={facts.today}
      fillTo={`${paths.enterWorkoutOf(clientId, at.programId, at.key)}?filled=yes`}
      closeTo={paths.client(clientId)}
    />
  );
}
