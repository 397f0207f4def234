import { choice, defineForm, image, text, tick, type ValuesOf } from "#app/domain/forms/form.ts";
import { isIsoDate, lastDate, tooLate } from "#app/domain/schedule/dates.ts";
import { maxProgramDays, type ProgramSpan, timeUnitCodes, totalDays } from "#app/domain/schedule/span.ts";
import { readDecimal } from "#app/domain/trackables/numbers.ts";

export type ProgramFacts = {
  /** YYYY-MM-DD: start dates may not be earlier. */
  today: string;
  /** The current start date may stay although it is in the past. */
  startDate: string | null;
};

export const timeUnitNames = { D: "Days", W: "Weeks", M: "Months", Y: "Years" };

const fields = {
  programName: text({ label: "Program name*", max: 200, required: "Program name is required" }),
  difficulty: choice({ label: "Difficulty*", required: "Difficulty required", wrong: "Difficulty required" }),
  continuous: tick({ label: "Continuous program" }),
  duration: text({ label: "Program duration*", max: 20 }),
  timeUnit: text({ label: "Time unit*", max: 20 }),
  startDate: text({ label: "Start date*", max: 20 }),
  folder: choice({ label: "Folder", wrong: "Choose one of your folders" }),
  shortDescription: text({ label: "Short description", max: 300 }),
  description: text({ label: "Description", max: 5000 }),
  imageId: choice({ label: "Image", wrong: "Choose the image again" }),
  image: image({ label: "Image", hint: "A picture in 4:3 looks best." }),
};

export type ProgramFields = typeof fields;

/** Document 1 §5. Span fields that do not apply are not read. */
export const programForm = defineForm({
  id: "program",
  confirmation: "Are you sure you want to submit Program?",
  fields,
  cross: (typed, facts: ProgramFacts) =>
    typed.continuous ? { startDate: startDateMessage(typed.startDate, facts) } : lengthMessages(typed),
});

export const programFolderForm = defineForm({ id: "program-folder", fields: { folder: fields.folder } });

export type ProgramFolderFields = typeof programFolderForm.fields;

export type ProgramValues = ValuesOf<ProgramFields>;

export type ProgramInput = ReturnType<typeof programInput>;

export function programInput(typed: ProgramValues) {
  return {
    name: typed.programName,
    difficultyId: typed.difficulty,
    folderId: typed.folder || null,
    imageId: typed.imageId || null,
    shortDescription: typed.shortDescription,
    description: typed.description,
    span: spanOf(typed),
  };
}

type TypedSpan = Pick<ProgramValues, "continuous" | "duration" | "timeUnit" | "startDate">;

function startDateMessage(startDate: string, current: ProgramFacts) {
  if (!isIsoDate(startDate)) return "Start date is required";
  if (startDate > lastDate) return tooLate(fields.startDate.label);
  return startDate >= current.today || startDate === current.startDate ? null : "Start date cannot be before today";
}

/** Today, or the current start date. */
export function earliestStart({ today, startDate }: ProgramFacts) {
  return startDate !== null && startDate < today ? startDate : today;
}

function lengthMessages(typed: TypedSpan) {
  return { duration: durationMessage(typed), timeUnit: timeUnitOf(typed) ? null : "Time unit is required" };
}

function durationMessage(typed: TypedSpan): string | null {
  if (typed.duration === "") return "Duration is required";
  const duration = durationOf(typed);
  if (!(duration > 0)) return "Duration must be positive number";
  if (duration % 1 > 0) return "Duration must be a whole number";
  if (totalDays(spanOf(typed), "") > maxProgramDays) return "A program can be at most ten years long";
  return null;
}

function durationOf({ duration }: Pick<ProgramValues, "duration">): number {
  const read = readDecimal(duration);
  if (!read.ok && /^\d{10,}$/.test(duration)) return Number.POSITIVE_INFINITY;
  return read.ok ? read.number : Number.NaN;
}

function spanOf(typed: TypedSpan): ProgramSpan {
  if (typed.continuous) return { continuous: true, startDate: typed.startDate, duration: null, timeUnit: null };
  return { continuous: false, startDate: null, duration: durationOf(typed), timeUnit: timeUnitOf(typed) };
}

function timeUnitOf({ timeUnit }: TypedSpan) {
  return timeUnitCodes.find((code) => code === timeUnit) ?? null;
}
