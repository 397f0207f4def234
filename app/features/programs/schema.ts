import { z } from "zod";
import { isIsoDate } from "#app/domain/schedule/dates.ts";
import { type ProgramSpan, timeUnitCodes, totalDays } from "#app/domain/schedule/span.ts";

/** The longest fixed program: ten years of days. */
const mostDays = 3650;

/** What the form needs to know besides what was typed. */
type Standing = {
  /** Today as YYYY-MM-DD: no start date is before it. */
  today: string;
  /** The start date that the program has already, which may stay although it is past. */
  startDate?: string | null;
  /** What was wrong with the image file, which the browser sends beside the fields. */
  imageProblem?: string | null;
};

/** The details of a program, as a use case takes them. */
export type ProgramInput = z.output<ReturnType<typeof programSchema>>;

/** The program details form (document 1 §5): fields of the span that do not apply are left unread. */
export function programSchema(standing: Standing) {
  return z
    .object({
      programName: text(200, "Program name").min(1, "Program name is required").prefault(""),
      difficulty: z.uuid("Difficulty required").toLowerCase().prefault(""),
      continuous: z.boolean().prefault(false),
      duration: z.string().trim().prefault(""),
      timeUnit: z.string().prefault(""),
      startDate: z.string().prefault(""),
      shortDescription: text(300, "Short description").prefault(""),
      description: text(5000, "Description").prefault(""),
      folder: idOrNone("Choose one of your folders"),
      imageId: idOrNone("Choose the image again"),
    })
    .superRefine((typed, issues) => {
      const found = [...spanIssues(typed, standing), ...imageIssues(standing)];
      for (const { path, message } of found) issues.addIssue({ code: "custom", path: [path], message });
    })
    .transform(({ programName, difficulty, shortDescription, description, folder, imageId, ...typed }) => ({
      name: programName,
      difficultyId: difficulty,
      folderId: folder,
      imageId,
      shortDescription,
      description,
      span: spanOf(typed),
    }));
}

function text(limit: number, label: string) {
  return z.string().trim().max(limit, `${label} can have at most ${limit} characters`);
}

function idOrNone(message: string) {
  return z.union([z.literal("").transform(() => null), z.uuid(message).toLowerCase()], message).prefault("");
}

type TypedSpan = { continuous: boolean; duration: string; timeUnit: string; startDate: string };
type Issue = { path: keyof TypedSpan | "image"; message: string };

function imageIssues({ imageProblem }: Standing): Issue[] {
  return imageProblem ? [{ path: "image", message: imageProblem }] : [];
}

function spanIssues(typed: TypedSpan, standing: Standing): Issue[] {
  return typed.continuous ? startDateIssues(typed.startDate, standing) : lengthIssues(typed);
}

function startDateIssues(startDate: string, standing: Standing): Issue[] {
  if (!isIsoDate(startDate)) return [{ path: "startDate", message: "Start date is required" }];
  if (startDate >= standing.today || startDate === standing.startDate) return [];
  return [{ path: "startDate", message: "Start date cannot be before today" }];
}

function lengthIssues(typed: TypedSpan): Issue[] {
  const issues: Issue[] = [];
  const message = durationMessage(typed);
  if (message) issues.push({ path: "duration", message });
  if (!timeUnitOf(typed)) issues.push({ path: "timeUnit", message: "Time unit is required" });
  return issues;
}

function durationMessage(typed: TypedSpan): string | null {
  if (typed.duration === "") return "Duration is required";
  const duration = Number(typed.duration);
  if (!(duration > 0)) return "Duration must be positive number";
  if (!Number.isInteger(duration)) return "Duration must be a whole number";
  if (totalDays(spanOf(typed), "") > mostDays) return "A program can be at most ten years long";
  return null;
}

function spanOf(typed: TypedSpan): ProgramSpan {
  if (typed.continuous) return { continuous: true, startDate: typed.startDate, duration: null, timeUnit: null };
  return { continuous: false, startDate: null, duration: Number(typed.duration), timeUnit: timeUnitOf(typed) };
}

function timeUnitOf({ timeUnit }: TypedSpan) {
  return timeUnitCodes.find((code) => code === timeUnit) ?? null;
}
