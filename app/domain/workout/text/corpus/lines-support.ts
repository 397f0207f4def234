import { answeredText, linesOf } from "#app/domain/workout/text/parse/answers.ts";
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

export function howRead({ written, isWeek }: Pick<CoachLine, "written" | "isWeek">): string {
  const parsed = parse(written, isWeek);
  if (parsed.ok) return `=> ${parsed.printed}`.replaceAll("\n", "⏎");
  const errors = parsed.errors.map(({ message }) => `!! ${message}`);
  const questions = parsed.questions.map(
    ({ message }) => `?? ${message} ${readingsOf(written, isWeek, parsed).join(" || ")}`,
  );
  return [...errors, ...questions].join(" / ").replaceAll("\n", "⏎");
}

/** How the text is printed after each choice of its questions; the other questions get their first choice. */
function readingsOf(text: string, isWeek: boolean, parsed: Parsed): string[] {
  if (parsed.ok) return [];
  const { questions } = parsed;
  return questions.flatMap((question, nth) =>
    question.choices.map(({ label }) => afterChoice(text, isWeek, nth, label)),
  );
}

function afterChoice(text: string, isWeek: boolean, nth: number, label: string): string {
  let answered = text;
  for (let round = 0; round < 4; round++) {
    const parsed = parse(answered, isWeek);
    if (parsed.ok) return parsed.printed;
    if (parsed.questions.length === 0) return `refused: ${parsed.errors[0]?.message}`;
    const names = linesOf(answered, parsed.questions);
    const answers = parsed.questions.map(({ choices }, index) => ({
      lines: names[index] ?? "",
      choice: round === 0 && index === nth ? label : (choices[0]?.label ?? ""),
    }));
    answered = answeredText(answered, parsed.questions, answers);
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
