import { NotFound } from "#app/domain/errors.ts";
import {
  addAll,
  type PostedText,
  pressedAnswer,
  readAnswers,
  readAttempt,
} from "#app/domain/workout/post/posted-text.ts";
import { type Entries, type PostedWeek, readPostedWeek, textOf } from "#app/domain/workout/post/posted-week.ts";
import { typedInWeek } from "#app/domain/workout/post/typed-week.ts";
import { isOwnAndUnused } from "#app/features/programs/queries.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import type { Context } from "#app/services/context.server.ts";

/** The only place that reads the body of an editor form. */
export async function readEntries(ctx: Context, request: Request, programId = ""): Promise<Entries> {
  const typedIn = (form: FormData) => typedInWeek(entriesOf(form));
  return entriesOf(await formOf(request, "week", { typedIn, mayCarry: () => isOwnAndUnused(ctx, programId) }));
}

/** Without files and NUL. */
export function entriesOf(form: FormData): Entries {
  return [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.replaceAll("\0", "")] as const] : [],
  );
}

export function postedWeekOf(entries: Entries): PostedWeek {
  const posted = readPostedWeek(entries);
  if (!posted) throw new NotFound("Given item not found.");
  return posted;
}

export function postedTextOf(entries: Entries): PostedText {
  const attempt = readAttempt(entries);
  if (!attempt) throw new NotFound("Given item not found.");
  const takesTheirs = textOf(entries, "take") === "theirs";
  return {
    ...attempt,
    text: textOf(entries, "text") ?? "",
    answers: readAnswers(entries),
    answered: pressedAnswer(entries),
    isCheck: textOf(entries, "do") === "check",
    addsAll: textOf(entries, "do") === addAll,
    takesTheirs,
  };
}

/** With its versions, so that a corrected text overwrites nothing newer. */
export function asPosted({ text, versions, answered }: PostedText) {
  return { posted: text, answered, versions: [...versions].map(([key, version]) => ({ key, version })) };
}
