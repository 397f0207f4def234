import type { Typed } from "#app/domain/forms/typed.ts";
import { formatPlaceOfKey } from "#app/domain/schedule/workout-key.ts";
import { detailNames } from "#app/domain/workout/document/details.ts";
import type { Field } from "#app/domain/workout/form/fields.ts";
import { type PostedField, readFields } from "#app/domain/workout/form/posted.ts";
import { type Entries, textOf } from "./posted-week.ts";

export function typedInWeek(entries: Entries): Typed[] {
  const text = textOf(entries, "text");
  const fields = readFields(entries);
  const found = [...(text === null ? [] : [{ label: "Text", text }]), ...fields.flatMap(wordsIn), ...valuesIn(fields)];
  return found.filter((one) => one.text.trim() !== "");
}

function wordsIn({ field, text }: PostedField): Typed[] {
  const name = nameOf(field);
  return name === undefined ? [] : [{ label: `${name}, ${formatPlaceOfKey(field.key)}`, text }];
}

function nameOf(field: Field) {
  if (field.of === "workout") return { name: "Title", motivation: "Motivation", restDay: undefined }[field.part];
  if (field.of === "exercise") return field.part === "perSide" ? undefined : nameOfDetail(field.part);
  if (field.of !== "set") return undefined;
  const names = { name: "Name of a set", description: "Notes of a set", timeCap: "Time cap", interval: "Interval" };
  return field.part === "setType" || field.part === "setRounds" ? undefined : names[field.part];
}

function nameOfDetail(part: "description" | keyof typeof detailNames) {
  return part === "description" ? "Notes of an exercise" : `${detailNames[part]} of an exercise`;
}

function valuesIn(fields: readonly PostedField[]): Typed[] {
  const exercises = new Map<string, { label: string; rounds: Map<number | "all", string[]> }>();
  for (const { field, text } of fields) {
    if (field.of !== "value") continue;
    const { rounds } = exercises.get(field.id) ?? begin(exercises, field);
    rounds.set(field.round, [...(rounds.get(field.round) ?? []), text]);
  }
  return [...exercises.values()].map(({ label, rounds }) => {
    const lines = [...rounds.values()].map((values) => values.filter(Boolean).join(" · "));
    return { label, text: lines.join("\n") };
  });
}

function begin(
  exercises: Map<string, { label: string; rounds: Map<number | "all", string[]> }>,
  { key, id }: { key: string; id: string },
) {
  const begun = {
    label: `Values of an exercise, ${formatPlaceOfKey(key)}`,
    rounds: new Map<number | "all", string[]>(),
  };
  exercises.set(id, begun);
  return begun;
}
