import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { entryProblems, entrySets, prescribedValues } from "#app/domain/completions/entry.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { formatPlace } from "#app/domain/schedule/workout-key.ts";
import { findOwnPerson } from "#app/features/clients/person-queries.server.ts";
import { enterWorkout, findPrescription } from "#app/features/completions/entry.server.ts";
import { entryForm } from "#app/features/completions/entry-form.ts";
import { EntryDialog } from "#app/features/completions/ui/entry-dialog.tsx";
import { enter, whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

const coach = whoMay("client:manage", async (ctx, { params }) => {
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

/** The fields are those of the workout. */
export async function action(args: ActionFunctionArgs) {
  const { thing } = await enter(args, coach);
  const { workout } = thing.prescription;
  const form = entryForm(entrySets(workout), (typed) => entryProblems(workout, typed));
  const found = whoMay("client:manage", async () => thing);
  return formAction(form, found, {
    facts: (ctx) => ({ today: todayOf(ctx) }),
    run: (ctx, told, { thing: { client, prescription }, attempt }) =>
      enterWorkout(ctx, client, prescription, { id: attempt(), told, typed: told }),
    done: ({ id }, { thing: { client } }) => ({
      to: paths.clientWorkout(client.id, id),
      message: `The workout of ${client.fullName} was saved.`,
    }),
  })(args);
}

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
