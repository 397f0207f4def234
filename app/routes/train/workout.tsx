import { useLoaderData } from "@remix-run/react";
import { deviceOf } from "#app/domain/access/device.ts";
import { entryProblems, entrySets } from "#app/domain/completions/entry.ts";
import { reasonsOf } from "#app/domain/completions/reasons.ts";
import { trainingSets } from "#app/domain/completions/training.ts";
import { parseUnits, printUnits } from "#app/domain/trackables/preferred.ts";
import { typedEntry } from "#app/features/completions/entry-form.ts";
import { openToTrain } from "#app/features/train/beside.server.ts";
import { alsoSaved, parseOpened, printOpened, saveSoFar } from "#app/features/train/save.server.ts";
import { WorkoutPage } from "#app/features/train/ui/workout.tsx";
import { inUnits, openWorkout, type Training } from "#app/features/train/workout.server.ts";
import { trainingForm } from "#app/features/train/workout-form.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formLoader, ownFormAction } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { workoutModules } from "#app/script-paths.ts";
import { trainPaths } from "#app/train-paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const handle = { scripts: false, styles: "train", modules: workoutModules };

const athlete = whoMay("me:enter", (ctx, { params, search }) =>
  openWorkout(ctx, params.programId ?? "", params.key ?? "", { shown: new URLSearchParams(search).get("shown") }),
);
const reader = whoMay("me:enter", (ctx, { params }) => openToTrain(ctx, params.programId ?? "", params.key ?? ""));

export const loader = formLoader(trainingForm([]), reader, (_, training) => {
  const { written, base, typed, units, numbers, barbell, last, version, programName } = training;
  const { name, motivation, image } = base;
  const { isChanged, isWithdrawn, replaced } = training;
  return {
    starts: {
      ...typed,
      ...{ occurrence: String(training.occurrence), units: printUnits(units), opened: printOpened(training) },
    },
    version,
    about: { title: name || "Workout", motivation, imageUrl: image && paths.file(image), programName },
    at: { programId: training.programId, key: training.key },
    shown: training.prescriptionId,
    ...{ isChanged, isWithdrawn, replaced, last },
    entries: entrySets(base),
    sets: trainingSets({ workout: base, written, typed, barbell }),
    reasons: numbers ? reasonsOf(written, base, numbers) : {},
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
    const training = { ...thing, ...inUnits(thing, parseUnits(typed.units) ?? thing.units) };
    return saveSoFar(ctx, training, typed, typed.press, { ...at, opened: parseOpened(typed.opened) });
  },
  done: ({ press, taken, from }, { thing: { programId, key } }) => {
    const to = nextOf(press, programId, key);
    if (Object.keys(taken).length > 0) return { to, message: alsoSaved(from) };
    return press === "save" ? { to, message: "Saved so far. It waits on your other devices, too." } : { to };
  },
});

function nextOf(press: string, programId: string, key: string) {
  if (press === "finish") return trainPaths.finishWorkout(programId, key);
  const here = trainPaths.trainWorkout(programId, key);
  return press === "save" || press === "all" ? here : `${here}#${press}`;
}

export const meta = pageTitle<typeof loader>(({ data: view }) => view?.about.title ?? "Workout");

export default function Workout() {
  return <WorkoutPage {...useLoaderData<typeof loader>()} />;
}
