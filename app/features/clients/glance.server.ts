import { formatDate } from "#app/domain/schedule/dates.ts";

export type Glance = { label: string; value: string; more?: string | undefined };

type Known = {
  programs: readonly { name: string; progressWords: string }[];
  bodyWeights: readonly { amount: string; on: string }[];
  notes: readonly { notedOn: string; text: string }[];
};

export function glanceOf({ programs: [program, ...others], bodyWeights: [weight], notes: [note] }: Known): Glance[] {
  const followed = program ? progressOfAll(program.progressWords, others.length) : undefined;
  const facts: Glance[] = [{ label: "Program", value: program?.name ?? "No program", more: followed }];
  if (weight) facts.push({ label: "Body weight", value: weight.amount, more: formatDate(weight.on) });
  if (note) facts.push({ label: "Latest note", value: shortened(note.text), more: formatDate(note.notedOn) });
  return facts;
}

function progressOfAll(words: string, others: number) {
  return others === 0 ? words : `${words}, and ${others} more`;
}

const longest = 60;

function shortened(text: string) {
  const line = text.replace(/\s+/g, " ");
  if (line.length <= longest) return line;
  const end = line.lastIndexOf(" ", longest);
  return `${line.slice(0, end > 0 ? end : longest)} …`;
}
