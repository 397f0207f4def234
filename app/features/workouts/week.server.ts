import { formatDate } from "#app/domain/schedule/dates.ts";
import { spanInWords } from "#app/domain/schedule/span.ts";
import { chosenPage } from "#app/domain/schedule/week.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { readWeek, type WeekView } from "./queries.server.ts";

/** The week that the address asks for; the first one when it names none of the program's. */
export function readWeekAt(ctx: Context, program: ProgramView, text: string | null): Promise<WeekView> {
  return readWeek(ctx, program, chosenPage(text, 1, program, ctx.now.toISOString().slice(0, 10)));
}

/** The line under the program's name: '4 weeks · Intermediate'. */
export function programFacts(program: ProgramView) {
  const since = program.continuous && program.startDate ? ` since ${formatDate(program.startDate)}` : "";
  return `${spanInWords(program)}${since} · ${program.difficulty.name}`;
}
