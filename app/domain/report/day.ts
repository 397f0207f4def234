import { weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { formatPlace } from "#app/domain/schedule/workout-key.ts";
import type { Module, Workout } from "#app/domain/workout/document/document.ts";
import { previewWorkout, type SetPreview } from "#app/domain/workout/preview/preview.ts";
import type { ReportDay, ReportImage, ReportSet } from "./report.ts";
import { type CalculatedValues, formatRounds } from "./rounds.ts";

type Shown = { image?: ReportImage | null; calculated?: CalculatedValues };

export function reportDay(workout: Workout, { image = null, calculated }: Shown = {}): ReportDay {
  const place = placeWithWeekday(workout);
  if (workout.restDay) return { restDay: true, place };
  const { title, motivation, sets } = previewWorkout(workout);
  const written = new Set(workout.modules.filter(isWritten).map(({ orderNumber }) => orderNumber));
  return {
    restDay: false,
    place,
    title,
    motivation,
    image,
    sets: workout.modules.flatMap((module, index) => {
      const preview = sets[index];
      return preview && written.has(module.orderNumber) ? [reportSet(module, preview, calculated)] : [];
    }),
  };
}

function reportSet(module: Module, preview: SetPreview, calculated: CalculatedValues | undefined): ReportSet {
  const { name, alternative, setType, description } = preview;
  const exercises = module.moduleExercises.map((entry, index) => ({
    letter: preview.exercises[index]?.letter ?? null,
    name: preview.exercises[index]?.name ?? "",
    description: entry.description,
    details: preview.exercises[index]?.details ?? [],
    rounds: formatRounds(entry, calculated),
  }));
  return { name, alternative, setType, description, exercises };
}

function placeWithWeekday(place: Pick<Workout, "day" | "date">) {
  const words = formatPlace(place);
  return place.date === null ? words : `${weekdayNames[weekdayOf(place.date)]} ${words}`;
}

function isWritten({ name, description, moduleExercises }: Module) {
  return name.trim() !== "" || description.trim() !== "" || moduleExercises.length > 0;
}
