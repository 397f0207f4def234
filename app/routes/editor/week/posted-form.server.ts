import { NotFound } from "#app/domain/errors.ts";
import { type PostedText, readAnswers, readAttempt } from "#app/domain/workout/post/posted-text.ts";
import { type Entries, type PostedWeek, readPostedWeek, textOf } from "#app/domain/workout/post/posted-week.ts";
import { typedInWeek } from "#app/domain/workout/post/typed-week.ts";
import { isOwnAndUnused } from "#app/features/programs/queries.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import type { Context } from "#app/services/context.server.ts";

/** Reads the body of a form of the editor: the one place that does. */
export async function readEntries(ctx: Context, request: Request, programId = ""): Promise<Entries> {
  const typedIn = (form: FormData) => typedInWeek(entriesOf(form));
  return entriesOf(await formOf(request, "week", { typedIn, mayCarry: () => isOwnAndUnused(ctx, programId) }));
}

/** The names and texts of a form, without files, and without the one character that no database holds. */
export function entriesOf(form: FormData): Entries {
  return [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.replaceAll("\0", "")] as const] : [],
  );
}

/** The post that the entries are; NotFound for one that no page of the editor sends. */
export function postedWeekOf(entries: Entries): PostedWeek {
  const posted = readPostedWeek(entries);
  if (!posted) throw new NotFound("Given item not found.");
  return posted;
}

/** The text that the entries are, and the attempt; NotFound for one without its id. */
export function postedTextOf(entries: Entries): PostedText {
  const attempt = readAttempt(entries);
  if (!attempt) throw new NotFound("Given item not found.");
  const takesTheirs = textOf(entries, "take") === "theirs";
  return { ...attempt, text: textOf(entries, "text") ?? "", answers: readAnswers(entries), takesTheirs };
}

/** What a refused text goes back with: as it was sent, and over which days, so that fixing it saves over no others. */
export function asPosted({ text, versions }: PostedText) {
  return { posted: text, versions: [...versions].map(([key, version]) => ({ key, version })) };
}
