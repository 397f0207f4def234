import { z } from "zod";
import { otherNameLimits, parseOtherNames } from "#app/domain/exercises/other-names.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { DifficultyCode } from "#db/seed/ids.ts";

/** The first two columns are shown first. */
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

const muscles: ReadonlySet<string> = new Set(
  [
    "abdominals abductors adductors biceps calves chest forearms glutes hamstrings lats neck quadriceps shoulders traps",
    "triceps",
  ]
    .flatMap((names) => names.split(" "))
    .concat("lower back", "middle back"),
);

// why: PostgreSQL rejects NUL
const storable = (text: string) => !text.includes("\0");
const text = z.string("must be text").trim().refine(storable, "must not contain a NUL character");
const muscle = text.min(1, "must not be empty");
const otherName = text
  .max(otherNameLimits.length, `must have at most ${otherNameLimits.length} characters`)
  .regex(/^[^,;\r\n]*$/, "must not contain a comma, semicolon or line break");
const oneOf = (names: readonly string[]) => `must be one of ${names.join(", ")}`;

const sourceRecord = z.object(
  {
    id: text.min(1, "must not be empty").max(200, "must have at most 200 characters"),
    name: text.min(1, "must not be empty").max(200, "must have at most 200 characters"),
    otherNames: z
      .array(otherName, "must be a list")
      .max(otherNameLimits.count, `must name at most ${otherNameLimits.count}`)
      .nullish(),
    level: z.enum(["beginner", "intermediate", "expert"], oneOf(Object.keys(difficultyOf))),
    category: z.enum(sourceCategories, oneOf(sourceCategories)),
    equipment: text.nullish(),
    primaryMuscles: z.array(muscle, "must be a list").min(1, "must name a muscle"),
    secondaryMuscles: z.array(muscle, "must be a list").nullish(),
  },
  "must be an object",
);
type SourceRecord = z.infer<typeof sourceRecord>;

export type ImportedExercise = {
  sourceKey: string;
  name: string;
  otherNames: string[];
  description: string;
  difficulty: DifficultyCode;
  category: string;
  subcategories: string[];
  trackables: readonly TrackableCategory[];
  formula: "epley" | null;
  unknownMuscles: string[];
};

export type ReadRecord = { ok: true; exercise: ImportedExercise } | { ok: false; reason: string };

/** Reports every missing or misspelled field. */
export function readRecord(record: unknown): ReadRecord {
  const parsed = sourceRecord.safeParse(record);
  if (!parsed.success) return { ok: false, reason: parsed.error.issues.map(describeIssue).join("; ") };
  return { ok: true, exercise: toExercise(parsed.data) };
}

function describeIssue(issue: z.core.$ZodIssue) {
  const field = issue.path.join(".");
  return field ? `${field} ${issue.message}` : `the record ${issue.message}`;
}

function toExercise(record: SourceRecord): ImportedExercise {
  const trackables = trackablesFor(record);
  const known = record.primaryMuscles.filter(isMuscle).map((name) => name.toLowerCase());
  return {
    sourceKey: record.id,
    name: record.name,
    otherNames: parseOtherNames((record.otherNames ?? []).join(","), record.name),
    description: describeSource(record),
    difficulty: difficultyOf[record.level],
    category: capitalised(record.category),
    subcategories: [...new Set(known.map(capitalised))],
    unknownMuscles: record.primaryMuscles.filter((name) => !isMuscle(name)),
    trackables,
    formula: trackables.includes("weight") ? "epley" : null,
  };
}

function isMuscle(name: string) {
  return muscles.has(name.toLowerCase());
}

/** Body weight exercises have no load to enter. */
function trackablesFor({ category, equipment }: SourceRecord): readonly TrackableCategory[] {
  const trackables: readonly TrackableCategory[] = trackablesOf[category];
  return equipment === "body only" ? trackables.filter((trackable) => trackable !== "weight") : trackables;
}

/** The file has no instructions, so this becomes the description. */
function describeSource({ primaryMuscles, secondaryMuscles, equipment }: SourceRecord) {
  const helping = (secondaryMuscles ?? []).filter((name) => !primaryMuscles.includes(name));
  const muscles = `Works: ${primaryMuscles.join(", ")}${helping.length > 0 ? `; also ${helping.join(", ")}` : ""}.`;
  return equipment ? `${muscles} Equipment: ${equipment}.` : muscles;
}

function capitalised(name: string) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
