import { z } from "zod";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { DifficultyCode } from "#db/seed/ids.ts";

/** What each category of the file is measured in, the two columns shown first in front. */
const trackablesOf = {
  strength: ["reps", "weight"],
  powerlifting: ["reps", "weight"],
  "olympic weightlifting": ["reps", "weight"],
  strongman: ["distance", "weight", "time"],
  plyometrics: ["reps", "height"],
  cardio: ["time", "distance"],
  stretching: ["time"],
} as const satisfies Record<string, readonly TrackableCategory[]>;

type SourceCategory = keyof typeof trackablesOf;
const sourceCategories = Object.keys(trackablesOf) as [SourceCategory, ...SourceCategory[]];

const difficultyOf = {
  beginner: "beginner",
  intermediate: "intermediate",
  expert: "advanced",
} as const satisfies Record<string, DifficultyCode>;

const muscle = z.string("must be a text").trim().min(1, "must not be empty");
const oneOf = (names: readonly string[]) => `must be one of ${names.join(", ")}`;

/** One exercise as the file writes it; what else a record holds is left aside. */
const sourceRecord = z.object(
  {
    id: z.string("must be a text").trim().min(1, "must not be empty").max(200, "must have at most 200 characters"),
    name: z.string("must be a text").trim().min(1, "must not be empty").max(200, "must have at most 200 characters"),
    level: z.enum(["beginner", "intermediate", "expert"], oneOf(Object.keys(difficultyOf))),
    category: z.enum(sourceCategories, oneOf(sourceCategories)),
    equipment: z.string("must be a text").nullish(),
    primaryMuscles: z.array(muscle, "must be a list").min(1, "must name a muscle"),
    secondaryMuscles: z.array(muscle, "must be a list").nullish(),
  },
  "must be an object",
);
type SourceRecord = z.infer<typeof sourceRecord>;

/** A record in the library's terms, its places still by name. */
export type ImportedExercise = {
  sourceKey: string;
  name: string;
  description: string;
  difficulty: DifficultyCode;
  category: string;
  subcategories: string[];
  trackables: readonly TrackableCategory[];
  formula: "epley" | null;
};

export type ReadRecord = { ok: true; exercise: ImportedExercise } | { ok: false; reason: string };

/** Reads one record; refuses one that lacks or misspells what the library needs, naming each such field. */
export function readRecord(record: unknown): ReadRecord {
  const parsed = sourceRecord.safeParse(record);
  if (!parsed.success) return { ok: false, reason: parsed.error.issues.map(issueInWords).join("; ") };
  return { ok: true, exercise: toExercise(parsed.data) };
}

function issueInWords(issue: z.core.$ZodIssue) {
  const field = issue.path.join(".");
  return field ? `${field} ${issue.message}` : `the record ${issue.message}`;
}

function toExercise(record: SourceRecord): ImportedExercise {
  const trackables = trackablesFor(record);
  return {
    sourceKey: record.id,
    name: record.name,
    description: describeSource(record),
    difficulty: difficultyOf[record.level],
    category: capitalised(record.category),
    subcategories: [...new Set(record.primaryMuscles.map(capitalised))],
    trackables,
    formula: trackables.includes("weight") ? "epley" : null,
  };
}

/** An exercise with the own body has no load to write down. */
function trackablesFor({ category, equipment }: SourceRecord): readonly TrackableCategory[] {
  const trackables: readonly TrackableCategory[] = trackablesOf[category];
  return equipment === "body only" ? trackables.filter((trackable) => trackable !== "weight") : trackables;
}

/** What the file knows besides, in words: it has no instructions. */
function describeSource({ primaryMuscles, secondaryMuscles, equipment }: SourceRecord) {
  const helping = (secondaryMuscles ?? []).filter((name) => !primaryMuscles.includes(name));
  const muscles = `Works: ${primaryMuscles.join(", ")}${helping.length > 0 ? `; also ${helping.join(", ")}` : ""}.`;
  return equipment ? `${muscles} Equipment: ${equipment}.` : muscles;
}

function capitalised(name: string) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
