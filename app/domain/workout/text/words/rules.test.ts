import { describe, expect, test } from "vitest";
import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { categoryName, unitName } from "#app/domain/trackables/names.ts";
import { type TrackableCategory, trackableCategories } from "#app/domain/trackables/table.ts";
import { printDuration, printRestBetween } from "#app/domain/trackables/timing.ts";
import { percentageBaseNames, type TrackableType, trackableTypes } from "#app/domain/trackables/types.ts";
import { isPace } from "#app/domain/trackables/units.ts";
import { printValue } from "#app/domain/trackables/values.ts";
import type { Module, ModuleExercise, Round, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";
import { exerciseTitle } from "#app/domain/workout/document/names.ts";
import { hasRoundCount, roundWord, setTypeCodes, setTypeName } from "#app/domain/workout/document/set-types.ts";
import { emptyDay, read, readWeek } from "#app/domain/workout/text/corpus/text-support.ts";
import { printWorkout } from "#app/domain/workout/text/print/print.ts";
import { type NotationSection, notationRules } from "./rules.ts";

const tellers: Record<NotationSection["id"], (text: string) => string> = {
  day: (text) => formatWorkout(read(text)),
  sets: (text) => formatSets(read(text)),
  alternatives: (text) => formatSets(read(text)),
  rests: (text) => formatSets(read(text)),
  notes: (text) => formatSets(read(text)),
  rounds: (text) => formatRounds(entryOf(read(text))),
  values: formatTypedValue,
  details: (text) => formatDetails(entryOf(read(text))),
  percentages: formatTypedValue,
  empty: formatTypedValue,
  week: (text) =>
    readWeek(text, [emptyDay(1), emptyDay(2), emptyDay(3)])
      .filter(({ day }) => text.includes(`${day}`) || day !== 3)
      .filter(
        ({ name, modules, restDay }) => name !== "" || modules.length > 0 || (restDay && text.includes("rest day")),
      )
      .map((day) => `Day ${day.day}: ${formatWorkout(day) || formatSets(day)}.`)
      .join(" "),
  spelling: (text) => printWorkout(read(text)),
  coaches: (text) => printWorkout(read(text)),
};

function formatWorkout({ name, motivation, restDay }: Workout): string {
  if (restDay) return "A rest day";
  return [name && `Title: ${name}`, motivation && `Motivational text: ${motivation}`].filter(Boolean).join("; ");
}

function formatSets({ modules }: Workout): string {
  return modules.map(formatSet).join("; ");
}

function formatSet({ orderNumberInAlternatives: alternative, setType, setRounds, name, ...set }: Module): string {
  const type = setTypeName(setType) || "No type";
  const count =
    setRounds === null ? "no count of rounds" : `${setRounds} ${setRounds === 1 ? "round" : roundWord(setType)}`;
  const cap = set.timeCap === undefined ? "" : `time cap ${printDuration(set.timeCap)}`;
  const parts = [type, hasRoundCount(setType) ? count : "", cap, formatInterval(set), name && `named ${name}`]
    .filter(Boolean)
    .join(", ");
  const entries = set.moduleExercises.map((entry) => `${exerciseTitle(entry)}${formatNote(entry)}`).join(", ");
  const place = alternative > 0 ? `alternative ${alternative + 1}, ` : "";
  return `${place}${parts}${formatNote(set)}${entries === "" ? ", without exercises" : `: ${entries}`}`;
}

function formatInterval({ interval }: Pick<Module, "interval">): string {
  if (!interval) return "";
  if ("every" in interval) return `every ${printDuration(interval.every)}`;
  return `${printDuration(interval.work)} work and ${printDuration(interval.rest)} rest`;
}

function formatDetails({ perSide, tempo, band, restBetweenRounds: rest }: ModuleExercise): string {
  const parts = [
    perSide && "per side",
    tempo && `tempo ${tempo}`,
    band && `band ${band}`,
    rest && `rest ${printRestBetween(rest)} between rounds`,
  ];
  return parts.filter(Boolean).join(", ");
}

function formatNote({ description }: { description: string }): string {
  return description === "" ? "" : ` (${description.replaceAll("\n", " / ")})`;
}

function entryOf({ modules }: Workout): ModuleExercise {
  const entry = modules[0]?.moduleExercises[0];
  if (!entry) throw new Error("The text says no exercise.");
  return entry;
}

function formatRounds({ moduleExerciseRounds }: ModuleExercise): string {
  const runs: { text: string; count: number }[] = [];
  for (const round of moduleExerciseRounds) {
    const text = formatRound(round);
    const last = runs.at(-1);
    if (last?.text === text) last.count++;
    else runs.push({ text, count: 1 });
  }
  return runs
    .map(({ text, count }) =>
      count === 1 ? text : `${count} rounds${text === "" ? " without values" : ` of ${text}`}`,
    )
    .join("; ");
}

function formatRound({ isRest, roundDefinitions }: Round): string {
  return `${isRest ? "rest round of " : ""}${roundDefinitions.flatMap((one) => formatDefinition(one) ?? []).join(", ")}`;
}

function formatTypedValue(text: string): string {
  return formatRounds(entryOf(read(`Back squat ${text}`)));
}

function formatDefinition(definition: RoundDefinition): string | null {
  const { trackableCategory: category, measurementUnit: unit } = definition;
  if (category === null || unit === null) return null;
  const usual = unit === defaultUnit(category) ? "" : ` in ${unitName(unit)}`;
  const { percentageOf, ...plain } = definition;
  const text = printValue(plain);
  return `${categoryName(category)} ${formatTyped(definition, text, usual, unitName(unit))}`;
}

function formatTyped(definition: RoundDefinition, text: string, usual: string, unit: string): string {
  const { trackableType: type, additionalValue, value } = definition;
  if (text === "" && type !== "automaticPercentage") return type === "amount" ? "empty" : `${emptyNames[type]}, empty`;
  const [from, to] = text.split("-");
  switch (type) {
    case "percentage":
      return `${text} % of the ${percentageBaseNames[definition.percentageOf ?? "oneRepetitionMaximum"]}${usual}`;
    case "percentageRange":
      return `from ${from} to ${to} % of the maximum${usual}`;
    case "bodyWeightPercentage":
      return `${text} % of the body weight${usual}`;
    case "automaticPercentage":
      return `by the automatic percentage${text === "" ? "" : ` ${text}`}${usual}`;
    case "dropSet":
      return `drop set ${text} ${unit}`;
    case "clusterReps":
      return `cluster of ${value}${additionalValue === null ? "" : `, ${additionalValue} s in between`}`;
    case "bodyWeightOffset":
      return formatOffset(Number(value), unit);
    case "forcedReps":
      return `${value} and ${additionalValue} forced`;
    case "toFailure":
      return "to failure";
    case "range":
      if (isPace(definition.measurementUnit)) return `from ${to} to ${from} ${unit}`;
      return `from ${from} to ${inUnit(to ?? "", unit)}`;
    case "minimum":
      return `${inUnit(text.slice(0, -1), unit)}, as ${most[definition.trackableCategory ?? "reps"]} as possible`;
    default:
      return inUnit(text, unit);
  }
}

const emptyNames: Partial<Record<TrackableType, string>> = {
  percentage: "percentage",
  percentageRange: "percentage range",
  dropSet: "drop set",
  forcedReps: "forced",
  clusterReps: "cluster",
  bodyWeightOffset: "of the body and more",
  range: "range",
  minimum: "minimum",
};
const most: Partial<Record<TrackableCategory, string>> = {
  reps: "many",
  calories: "many",
  time: "long",
  distance: "far",
};

function formatOffset(added: number, unit: string): string {
  if (added === 0) return "of the body";
  return `of the body ${added < 0 ? "less" : "and"} ${Math.abs(added)} ${unit}`;
}

function inUnit(text: string, unit: string): string {
  return `${text}${unit === "" || (unit === "s" && text.includes(":")) ? "" : ` ${unit}`}`;
}

describe.each(notationRules.map((section) => [section.title, section] as const))("%s", (_, section) => {
  test.each(section.rules.map(({ text, meaning }) => [text, meaning]))(
    "'%s' means what the page says",
    (text, meaning) => {
      expect(tellers[section.id](text)).toBe(meaning);
    },
  );

  test("its examples are read again as they are printed", () => {
    if (section.id === "week") return;
    const isValue = ["values", "percentages", "empty"].includes(section.id);
    for (const { text } of section.rules) {
      const workout = read(isValue ? `Back squat ${text}` : text);
      expect(read(printWorkout(workout), workout)).toBe(workout);
    }
  });
});

test("the values of the page are printed as the page writes them", () => {
  const other = ["90s", "45min", "distance 60cm"];
  const sections = notationRules.filter(({ id }) => ["values", "percentages", "empty"].includes(id));
  const texts = sections.flatMap(({ rules }) => rules.map(({ text }) => text)).filter((text) => !other.includes(text));
  expect(texts.length).toBeGreaterThan(45);
  for (const text of texts) expect(printWorkout(read(`Back squat ${text}`))).toBe(`Back squat  ${text}`);
});

function setsOf(id: NotationSection["id"], readOne: (text: string) => Workout): Module[] {
  const rules = notationRules.filter((section) => section.id === id).flatMap((section) => section.rules);
  return rules.flatMap(({ text }) => readOne(text).modules);
}

test("the page shows every type of set, and every category and type of value", () => {
  const shown = setsOf("sets", read).map(({ setType }) => setType);
  expect([null, ...setTypeCodes].filter((type) => !shown.includes(type))).toEqual([]);
  const entries = setsOf("values", (text) => read(`Back squat ${text}`)).map(({ moduleExercises }) => moduleExercises);
  const rounds = entries.flat().flatMap(({ moduleExerciseRounds }) => moduleExerciseRounds);
  const values = rounds.flatMap(({ roundDefinitions }) => roundDefinitions);
  const categories = values.map(({ trackableCategory }) => trackableCategory);
  const types = values.map(({ trackableType }) => trackableType);
  expect(trackableCategories.filter((category) => !categories.includes(category))).toEqual([]);
  expect(trackableTypes.filter((type) => !types.includes(type))).toEqual([]);
});
