import { setImmediate } from "node:timers/promises";

import type { PostedText } from "#app/domain/workout/post/posted-text.ts";
import { nearestInSteps } from "#app/domain/workout/text/answers/nearest.ts";
import { answersAsNew, type OpenLines, openLinesOf, withAnswers } from "#app/domain/workout/text/answers/open-lines.ts";
import { type LineReader, lineReaderOf } from "#app/domain/workout/text/parse/line-reader.ts";
import type { Refused } from "#app/domain/workout/text/parse/parse.ts";
import { maxSlips } from "#app/domain/workout/text/parse/suggest.ts";
import { splitFor, type TextPlace } from "#app/domain/workout/text/readings/places.ts";
import { maxAsked, type NamesFound } from "#app/domain/workout/text/readings/reader.ts";
import { type LineReading, readingsOf } from "#app/domain/workout/text/readings/readings.ts";
import type { ExerciseIndex } from "#app/domain/workout/text/words/exercise-index.ts";
import { countNames, noNames, recordingIndex } from "#app/domain/workout/text/words/wanted-names.ts";
import { findByNames, namesNear } from "#app/features/exercises/name-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";

export type AnsweredText = Pick<PostedText, "text" | "answers" | "addsAll">;

export type RefusedText = { text: string } & OpenLines;

/**
 * Reads once to collect the names, looks them up, and reads again: usually one statement, one more for suggestions.
 * `read` may run several times and must be deterministic; `finish` needs no names that are merely near.
 */
async function lookUpNames<Read>(
  ctx: Context,
  read: (find: ExerciseIndex) => Read | Promise<Read>,
  finish: (result: Read) => Read | Promise<Read> = (result) => result,
) {
  const wanted = noNames();
  await read(recordingIndex({ exercises: [], otherNames: [] }, [], wanted));
  // why: nothing was known yet, so every name seemed misspelled
  wanted.near.clear();
  for (;;) {
    const known = countNames(wanted);
    const found = await findByNames(ctx, wanted);
    const nearby = await namesNear(ctx, [...wanted.near], maxSlips);
    const first = await read(recordingIndex(found, nearby, wanted));
    const near = [...wanted.near];
    const result = await finish(first);
    wanted.near = new Set(near);
    if (countNames(wanted) === known) return { result, found, nearby };
  }
}

async function readWithNames<Read>(ctx: Context, read: (find: ExerciseIndex) => Read): Promise<Read> {
  return (await lookUpNames(ctx, read)).result;
}

export async function readTextNames(ctx: Context, lines: string): Promise<NamesFound> {
  const text = lines.slice(0, maxAsked).toWellFormed().replaceAll("\0", "");
  const { found, nearby } = await lookUpNames(ctx, (find) => readSetsInTurns(text, lineReaderOf(find)));
  return {
    exercises: found.exercises.map(({ id, name, trackableCategoryConfiguration }) => ({
      id,
      name,
      trackableCategoryConfiguration,
    })),
    otherNames: found.otherNames.map(([name, { id }]) => [name, id]),
    nearby,
  };
}

/** Other requests are answered between the sets, of which one of thirty lines takes 0.2 s. */
async function readSetsInTurns(text: string, reader: LineReader) {
  for (const set of text.split(/\n\s*\n/)) {
    readingsOf(set, (all) => [all], reader);
    await setImmediate();
  }
}

/** For a text that is shown again: how each of its lines was read. */
export function readLines(ctx: Context, text: string, place: TextPlace): Promise<LineReading[]> {
  return readWithNames(ctx, (find) => readingsOf(text, splitFor(place), lineReaderOf(find)).readings);
}

/** What can't be read has its nearest readings. */
export async function parseWithNames<Read extends { ok: true }>(
  ctx: Context,
  text: string,
  parse: (find: ExerciseIndex) => Read | Refused,
): Promise<Read | Refused> {
  return (await lookUpNames(ctx, parse, (parsed) => (parsed.ok ? parsed : withNearestInTurns(text, parsed)))).result;
}

/** Other requests are answered between its lines, of which one takes 0.1 s, and one of forty numbers half a second. */
async function withNearestInTurns(text: string, refused: Refused): Promise<Refused> {
  const steps = nearestInSteps(text, refused);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

const nothingOpen: OpenLines = { errors: [], questions: [] };

type ReadText<Read> = (Read & { text: string }) | ({ ok: false } & RefusedText);

/** Reads again after applying the answers; `text` is the answered one. */
export async function readAnswered<Read extends { ok: true }>(
  { text, answers: pressed, addsAll = false }: AnsweredText,
  read: (text: string) => Promise<Read | Refused>,
): Promise<ReadText<Read>> {
  const first = await read(text);
  const { errors, questions } = first.ok || !addsAll ? nothingOpen : openLinesOf(text, first);
  const answers = [...pressed, ...answersAsNew([...errors, ...questions])];
  const answered = first.ok ? text : withAnswers(text, first, answers);
  const parsed = answered === text ? first : await read(answered);
  if (parsed.ok) return { ...parsed, text: answered };
  return { ok: false, text: answered, ...openLinesOf(answered, parsed) };
}
