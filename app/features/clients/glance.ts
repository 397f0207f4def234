import { formatDate } from "#app/domain/schedule/dates.ts";
import { type Progress, progressInWords } from "#app/domain/schedule/progress.ts";
import { amountInWords } from "#app/domain/strength/explanation.ts";

/** One of the facts that stand above a client's page. */
export type Glance = { label: string; value: string; more?: string | undefined };

type Known = {
  programs: readonly { name: string; progress: Progress }[];
  bodyWeights: readonly { kilograms: number; on: string }[];
  notes: readonly { notedOn: string; text: string }[];
};

/** What is known of a client at a glance: what they follow and how far, what they weigh, and what was noted last. */
export function glanceOf({ programs: [program, ...others], bodyWeights: [weight], notes: [note] }: Known): Glance[] {
  const followed = program ? progressOfAll(program.progress, others.length) : undefined;
  const facts: Glance[] = [{ label: "Program", value: program?.name ?? "No program", more: followed }];
  if (weight) {
    const value = amountInWords(weight.kilograms, "kilograms");
    facts.push({ label: "Body weight", value, more: formatDate(weight.on) });
  }
  if (note) facts.push({ label: "Latest note", value: shortened(note.text), more: formatDate(note.notedOn) });
  return facts;
}

function progressOfAll(progress: Progress, others: number) {
  const words = progressInWords(progress);
  return others === 0 ? words : `${words}, and ${others} more`;
}

const longest = 60;

function shortened(text: string) {
  const line = text.replace(/\s+/g, " ");
  if (line.length <= longest) return line;
  const end = line.lastIndexOf(" ", longest);
  return `${line.slice(0, end > 0 ? end : longest)} …`;
}
