import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isAnythingDone } from "#app/domain/completions/entry.ts";
import { FinishPage } from "#app/features/train/ui/finish.tsx";
import { finishWorkout, openWorkout } from "#app/features/train/workout.server.ts";
import { finishForm } from "#app/features/train/workout-form.ts";
import { storeTrainingImage } from "#app/features/uploads/mutations.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { workoutModules } from "#app/script-paths.ts";
import { trainPaths } from "#app/train-paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const handle = { scripts: false, styles: "train", modules: workoutModules };

const athlete = whoMay("me:enter", (ctx, { params }) => openWorkout(ctx, params.programId ?? "", params.key ?? ""));

const minute = 60_000;
const longest = 300;

export const loader = formLoader(finishForm, athlete, (ctx, training) => {
  const { base, done, version, occurrence, startedAt, programId, key } = training;
  const back = trainPaths.trainWorkout(programId, key);
  if (!isAnythingDone(done)) throw redirect(back);
  const minutes = startedAt ? Math.round((ctx.now.getTime() - startedAt.getTime()) / minute) : 0;
  const proposed = minutes >= 1 && minutes <= longest ? String(minutes) : "";
  return {
    starts: { minutes: proposed, successfullyCompleted: true, occurrence: String(occurrence) },
    ...{ version, back, title: base.name || "Workout" },
  };
});

export const action = formAction(finishForm, athlete, {
  mayCarry: () => true,
  async keepImage(ctx, form, file) {
    const kept = file && (await storeTrainingImage(ctx, async () => file));
    if (kept && !kept.ok) return kept.reason;
    if (kept) form.set("imageId", kept.id);
    return null;
  },
  run: (ctx, { occurrence, imageId, ...feedback }, { thing, version }) =>
    finishWorkout(
      ctx,
      thing,
      { ...feedback, imageId: imageId || null },
      { occurrence: Number(occurrence), version: version() },
    ),
  done: ({ id }) => ({ to: `${trainPaths.trained(id)}?finished=yes` }),
});

export const meta = pageTitle("Finish workout");

export default function Finish() {
  return <FinishPage {...useLoaderData<typeof loader>()} />;
}
