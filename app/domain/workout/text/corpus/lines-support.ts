import { withNearest } from "#app/domain/workout/text/answers/nearest.ts";
import { openLinesOf, withAnswers } from "#app/domain/workout/text/answers/open-lines.ts";
import { parseWeek, parseWorkout, type Refused } from "#app/domain/workout/text/parse/parse.ts";
import { printWeek, printWorkout } from "#app/domain/workout/text/print/print.ts";
import { emptyDay, freshIds, starterIndex } from "./text-support.ts";

/** A line of the files in `lines`: `written => canonical`, `written ?? first || second` or `written !! words`. */
type CoachLine = {
  file: string;
  text: string;
  isMissing: boolean;
  /** Of a whole week, as in weeks.txt. */
  isWeek: boolean;
  written: string;
  sign: "=>" | "??" | "!!";
  expected: string[];
};

const shape = /^(?<missing>~\s*)?(?<written>.*?) (?<sign>=>|\?\?|!!) (?<expected>.*)$/u;

export function coachLinesOf(file: string, text: string): CoachLine[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !/^# /.test(line) && line !== "#");
  return lines.map((line) => {
    const { missing, written = "", sign = "", expected = "" } = shape.exec(line)?.groups ?? {};
    if (sign !== "=>" && sign !== "??" && sign !== "!!") throw new Error(`${file}: no case: ${line}`);
    const readings = sign === "??" ? expected.split(" || ") : [expected];
    return {
      file,
      text: line,
      isWeek: file === "weeks.txt",
      isMissing: missing !== undefined,
      written: lineBreaks(written),
      sign,
      expected: readings.map(lineBreaks),
    };
  });
}

export function isAsWritten({ written, isWeek, sign, expected }: CoachLine): boolean {
  const parsed = parse(written, isWeek);
  if (sign === "=>") return parsed.ok && parsed.printed === expected[0];
  if (parsed.ok) return false;
  if (sign === "!!") return parsed.errors.some(({ message }) => message.includes(expected[0] ?? ""));
  const offered = readingsOf(written, isWeek, parsed);
  return expected.every((reading) => offered.includes(reading));
}

/** Accepted without a word, and not as one of the readings that the line names. */
export function isSilentlyElse({ written, isWeek, expected, sign }: CoachLine): boolean {
  const parsed = parse(written, isWeek);
  return parsed.ok && (sign === "!!" || !expected.includes(parsed.printed));
}

/** As printed; null of what is asked or refused. Finds no buttons, so it is quick. */
export function acceptedAs({ written, isWeek }: Pick<CoachLine, "written" | "isWeek">): string | null {
  const parsed = parse(written, isWeek);
  return parsed.ok ? parsed.printed : null;
}

export function howRead({ written, isWeek }: Pick<CoachLine, "written" | "isWeek">): string {
  const parsed = parse(written, isWeek);
  if (parsed.ok) return `=> ${parsed.printed}`.replaceAll("\n", "⏎");
  const { errors, questions } = openLinesOf(written, withNearest(written, parsed));
  const said = [...errors.map((one) => ["!!", one] as const), ...questions.map((one) => ["??", one] as const)].map(
    ([sign, { message, lines, choices }]) =>
      `${sign} ${message} ${choices.map((choice) => afterChoice(written, isWeek, lines, choice)).join(" || ")}`,
  );
  return said.join(" / ").replaceAll("\n", "⏎");
}

/** How the text is printed after each choice of its errors and questions; the others get their first choice. */
function readingsOf(text: string, isWeek: boolean, parsed: Parsed): string[] {
  if (parsed.ok) return [];
  const { errors, questions } = openLinesOf(text, withNearest(text, parsed));
  return [...errors, ...questions].flatMap(({ lines, choices }) =>
    choices.map((choice) => afterChoice(text, isWeek, lines, choice)),
  );
}

function afterChoice(text: string, isWeek: boolean, asked: string, choice: string): string {
  let answered = text;
  for (let round = 0; round < 4; round++) {
    const parsed = parse(answered, isWeek);
    if (parsed.ok) return parsed.printed;
    const refused = withNearest(answered, parsed);
    const { errors, questions } = openLinesOf(answered, refused);
    const open = [...errors, ...questions];
    if (open.every(({ choices }) => choices.length === 0)) return `refused: ${errors[0]?.message}`;
    const answers = open.map(({ lines, choices }) => {
      return { lines, choice: round === 0 && lines === asked ? choice : (choices[0] ?? "") };
    });
    answered = withAnswers(answered, refused, answers);
  }
  return "asked again and again";
}

type Parsed = { ok: true; printed: string } | Refused;

/** Of a week, the days that the text changes; they were empty and no rest days. */
function parse(text: string, isWeek: boolean): Parsed {
  if (!isWeek) {
    const parsed = parseWorkout(text, { current: emptyDay(), find: starterIndex, newId: freshIds() });
    return parsed.ok ? { ok: true, printed: printWorkout(parsed.workout) } : parsed;
  }
  const current = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ ...emptyDay(day), restDay: false }));
  const parsed = parseWeek(text, { current, find: starterIndex, newId: freshIds() });
  if (!parsed.ok) return parsed;
  const written = parsed.workouts.filter((workout, at) => workout !== current[at]);
  return { ok: true, printed: printWeek(written) };
}

function lineBreaks(text: string): string {
  return text.replaceAll("⏎", "\n");
}
