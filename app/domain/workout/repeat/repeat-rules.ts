import { readDecimal } from "#app/domain/trackables/numbers.ts";
import { readSeconds } from "#app/domain/trackables/seconds.ts";
import { hasStep, type Quantity, type RepeatRule, type RepeatRules } from "./repeat.ts";

export const maxRepeats = 51;

/** Weights go up by plates: the steps that gyms have. 0 is off. */
const steps: Partial<Record<Quantity["unit"], readonly number[]>> = {
  kilograms: [0, 0.5, 1, 2.5],
  pounds: [0, 1, 2.5, 5],
};

export type TypedRule = { kind: string; by: string; step: string };

export type RuleProblem = { name: string; message: string };

export function ruleNames(key: string) {
  return { kind: `rule.${key}`, by: `by.${key}`, step: `step.${key}` };
}

/** Starts with 2.5 kg or 5 lb. Null if percentages have no step. */
export function plateStepsOf(quantity: Quantity): { choices: readonly number[]; initial: number } | null {
  const choices = hasStep(quantity) ? steps[quantity.unit] : undefined;
  return choices ? { choices, initial: choices.at(-1) ?? 0 } : null;
}

/** A whole number from 1 to 51, or an error message. */
export function readTimes(text: string): { times: number } | { message: string } {
  const times = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  if (times >= 1 && times <= maxRepeats) return { times };
  return { message: `Enter how many times, a whole number from 1 to ${maxRepeats}.` };
}

export function readRules(quantities: readonly Quantity[], typed: (key: string) => TypedRule) {
  const rules = new Map<string, RepeatRule>();
  const problems: RuleProblem[] = [];
  for (const quantity of quantities) {
    const read = readRule(quantity, typed(quantity.key));
    if ("message" in read) problems.push({ name: ruleNames(quantity.key).by, message: read.message });
    else rules.set(quantity.key, read);
  }
  return { rules: rules as RepeatRules, problems };
}

function readRule(quantity: Quantity, { kind, by, step }: TypedRule): RepeatRule | { message: string } {
  if (kind !== "amount" && kind !== "percent") return { kind: "none" };
  if (by.trim() === "") return { message: "Enter by how much, like 2.5 or -5." };
  const isTime = kind === "amount" && quantity.unit === "seconds" && quantity.scale === "amount";
  const read = isTime ? readSignedTime(by.trim()) : readDecimal(by.trim());
  if (!read.ok) return { message: read.reason };
  if (kind === "amount") return { kind, by: read.number };
  if (read.number < -100 || read.number > 1000) return { message: "Enter a percentage from -100 to 1000." };
  const wanted = plateStepsOf(quantity);
  const chosen = wanted?.choices.find((choice) => String(choice) === step);
  return { kind, by: read.number, step: chosen ?? wanted?.initial ?? 0 };
}

function readSignedTime(text: string) {
  const isLess = /^[-−–]/.test(text);
  const read = readSeconds(text.replace(/^[+\-−–]\s*/, ""));
  return read.ok && isLess ? { ...read, number: -read.number } : read;
}
