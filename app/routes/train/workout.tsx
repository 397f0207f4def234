import { useLoaderData } from "@remix-run/react";
import { deviceOf } from "#app/domain/access/device.ts";
import { entryProblems, entrySets } from "#app/domain/completions/entry.ts";
import { trainingSets } from "#app/domain/completions/training.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import { readBarbell } from "#app/features/account/barbell.server.ts";
import { typedEntry } from "#app/features/completions/entry-form.ts";
import { lastTimes } from "#app/features/train/last-time.server.ts";
import { WorkoutPage } from "#app/features/train/ui/workout.tsx";
import { openWorkout, saveSoFar, type Training } from "#app/features/train/workout.server.ts";
import { trainingForm } from "#app/features/train/workout-form.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formLoader, ownFormAction } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { trainPaths } from "#app/train-paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const handle = { scripts: false };

const athlete = whoMay("me:enter", (ctx, { params, search }) =>
  openWorkout(ctx, params.programId ?? "", params.key ?? "", new URLSearchParams(search).get("shown")),
);

export const loader = formLoader(trainingForm([]), athlete, async (ctx, training) => {
  const { base, typed, version, occurrence, programName, isChanged, isWithdrawn, replaced } = training;
  const [{ barbell }, last] = await Promise.all([readBarbell(ctx), lastTimes(ctx, exercisesUsed(base))]);
  const { name, motivation, image } = base;
  return {
    ...{ starts: { ...typed, occurrence: String(occurrence) }, version },
    about: { title: name || "Workout", motivation, imageUrl: image && paths.file(image), programName },
    at: { programId: training.programId, key: training.key },
    shown: training.prescriptionId,
    ...{ isChanged, isWithdrawn, replaced },
    entries: entrySets(base),
    sets: trainingSets(base, typed, barbell),
    last: Object.fromEntries(last),
  };
});

const ownForm = {
  of: ({ base }: Training) => trainingForm(entrySets(base), (typed) => entryProblems(base, typed)),
  typedIn: typedEntry,
};

export const action = ownFormAction(ownForm, athlete, {
  mayCarry: () => true,
  run: (ctx, typed, { thing, request, version }) => {
    const device = deviceOf(request.headers.get("User-Agent") ?? "");
    const at = { occurrence: Number(typed.occurrence), version: version(), device };
    return saveSoFar(ctx, thing, typed, typed.press, at);
  },
  done: ({ press }, { thing: { programId, key } }) => {
    if (press === "finish") return { to: trainPaths.finishWorkout(programId, key) };
    const here = trainPaths.trainWorkout(programId, key);
    if (press === "save") return { to: here, message: "Saved so far. It waits on your other devices, too." };
    return { to: press === "all" ? here : `${here}#${press}` };
  },
});

export const meta = pageTitle<typeof loader>(({ data: view }) => view?.about.title ?? "Workout");

export default function Workout() {
  return <WorkoutPage {...useLoaderData<typeof loader>()} />;
}
