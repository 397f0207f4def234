import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const forms: Record<string, string> = {
  uuid: "Send an id, like 0190c2a4-7d3e-7b1c-9a50-3f2b6c1d8e47.",
  guid: "Send an id, like 0190c2a4-7d3e-7b1c-9a50-3f2b6c1d8e47.",
  email: "Send an e-mail address, like ana@example.com.",
  url: "Send an address, like https://example.com/.",
  date: "Send a day, like 2026-03-02.",
  datetime: "Send a moment, like 2026-03-02T09:00:00Z.",
};

const units: Record<string, string> = { string: "characters", array: "items", file: "bytes" };

/** Refusals of a schema that has no words of its own for them. */
export function inputWords(issue: Issue): string {
  if (issue.input === undefined && issue.code !== "unrecognized_keys") return "This field is required.";
  switch (issue.code) {
    case "invalid_type":
      return `Send ${kinds[issue.expected] ?? "another value"}.`;
    case "too_small":
      return amount("at least", issue.origin, Number(issue.minimum), issue.inclusive === false);
    case "too_big":
      return amount("at most", issue.origin, Number(issue.maximum), issue.inclusive === false);
    case "invalid_format":
      return forms[issue.format] ?? "This text does not have the right form.";
    case "invalid_value":
      return `Send ${list(issue.values)}.`;
    case "unrecognized_keys":
      return `There is no field ${issue.keys.map((key) => `'${key}'`).join(", ")}.`;
    default:
      return "This value is not allowed here.";
  }
}

function amount(most: "at least" | "at most", origin: string, limit: number, isExclusive: boolean) {
  const unit = units[origin];
  if (unit) return `Send ${most} ${limit} ${limit === 1 ? unit.slice(0, -1) : unit}.`;
  if (isExclusive) return `Send a number ${most === "at least" ? "above" : "below"} ${limit}.`;
  return `Send a number of ${most} ${limit}.`;
}

const longestList = 20;

function list(values: readonly unknown[]) {
  const [first, ...others] = values.slice(0, longestList).map((value) => JSON.stringify(value));
  const more = values.length > longestList ? ", or another of the values in the description" : "";
  return others.length === 0 ? first : `one of ${[first, ...others].join(", ")}${more}`;
}
