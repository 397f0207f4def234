import { useLoaderData } from "@remix-run/react";
import { deviceOf } from "#app/domain/access/device.ts";
import { searchText } from "#app/domain/lists/query.ts";
import { findOthers, replaceExercise } from "#app/features/train/instead.server.ts";
import { InsteadPage } from "#app/features/train/ui/instead.tsx";
import { openWorkout } from "#app/features/train/workout.server.ts";
import { insteadForm } from "#app/features/train/workout-form.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { formModules } from "#app/script-paths.ts";
import { trainPaths } from "#app/train-paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const handle = { scripts: false, styles: "train", modules: formModules };

const athlete = whoMay("me:enter", async (ctx, { params }) => {
  const { programId = "", key = "", entryId = "" } = params;
  return { entryId, training: await openWorkout(ctx, programId, key) };
});

export const loader = formLoader(insteadForm, athlete, async (ctx, { entryId, training }, { search }) => {
  const asked = searchText(new URLSearchParams(search).get("search"));
  const { version, occurrence, programId, key } = training;
  return {
    starts: { occurrence: String(occurrence) },
    ...(await findOthers(ctx, training, entryId, asked)),
    ...{ version, asked, back: `${trainPaths.trainWorkout(programId, key)}#${entryId}` },
  };
});

export const action = formAction(insteadForm, athlete, {
  run: (ctx, { exercise, occurrence }, { thing: { entryId, training }, request, version }) => {
    const device = deviceOf(request.headers.get("User-Agent") ?? "");
    const at = { occurrence: Number(occurrence), version: version(), device };
    return replaceExercise(ctx, training, { entryId, exerciseId: exercise }, at);
  },
  done: (_, { thing: { entryId, training } }) => ({
    to: `${trainPaths.trainWorkout(training.programId, training.key)}#${entryId}`,
    message: "Changed for you alone. Your coach sees what you did instead.",
  }),
});

export const meta = pageTitle("Something else instead");

export default function Instead() {
  return <InsteadPage {...useLoaderData<typeof loader>()} />;
}
