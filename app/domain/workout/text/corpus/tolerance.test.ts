import { expect, test } from "vitest";
import { exercise } from "#app/domain/workout/commands/test-support.ts";
import { printWorkout } from "#app/domain/workout/text/print/print.ts";
import { indexExercises } from "#app/domain/workout/text/words/exercise-index.ts";
import { contentOf, emptyDay, read, starterLibrary } from "./text-support.ts";

function printed(text: string): string {
  return printWorkout(read(text));
}

const canonical = `# Press day
> Leave one in the tank.

Main lift
  Barbell press  5 @58.5% | 5 @67.5%
    // as many as possible

Superset x3: Assistance
  Chin-up  8 rpe 8
  rest 1:30
#2
  Push-up  15

Back squat  5x5 @82.5kg`;

test("the notation's own form is read as it stands", () => {
  expect(printed(canonical)).toBe(canonical);
});

test("Windows line ends and a byte order mark are understood", () => {
  expect(contentOf(read(`\uFEFF${canonical.replaceAll("\n", "\r\n")}\r\n`))).toEqual(contentOf(read(canonical)));
  expect(contentOf(read(canonical.replaceAll("\n", "\r")))).toEqual(contentOf(read(canonical)));
});

test("tabs and non-breaking spaces are spaces", () => {
  const tabbed = canonical
    .replaceAll("    //", "\t\t//")
    .replaceAll(/^ {2}(?=\S)/gm, "\t")
    .replaceAll("  ", "\t");
  expect(tabbed).toContain("\tBarbell press\t5 @58.5%");
  expect(printed(tabbed)).toBe(canonical);
  expect(printed(canonical.replaceAll(" ", "\u00a0"))).toBe(
    canonical
      .replace("Leave one in the tank.", "Leave\u00a0one\u00a0in\u00a0the\u00a0tank.")
      .replace("as many as possible", "as\u00a0many\u00a0as\u00a0possible"),
  );
  expect(printed("Back squat\t5x5\t80%\t|\t3")).toBe(printed("Back squat 5x5 80% | 3"));
});

test("×, typographic dashes, decimal commas and capitals are read as what they stand for", () => {
  expect(printed("BACK SQUAT 5 × 5 @ 82,5 KG")).toBe("Back squat  5x5 @82.5kg");
  expect(printed("Trap–bar deadlift 3×5 AUTO −5")).toBe("Trap-bar deadlift  3x5 auto -5");
  expect(printed("Leg press – 120 / 100 / 82,5 kg")).toBe("Leg press  @120/100/82.5kg");
  expect(printed("World’s greatest stretch 0:30")).toBe("World's greatest stretch  0:30");
  expect(printed("“Back squat” 5")).toBe("Back squat  5");
  expect(printed("SUPERSET ×3:  A\n chin–UP 8\n DIP 8")).toBe("Superset x3: A\n  Chin-up  8\n  Dip  8");
});

test("accents, hyphens and a plural s of a name don't matter", () => {
  const find = indexExercises([...starterLibrary, exercise("Čučanj", "reps")]);
  expect(printWorkout(read("cucanj 3x8", emptyDay(), find))).toBe("Čučanj  3x8");
  for (const name of ["Pull-up", "pull up", "Pull Ups", "pullups", "PULL-UPS:"]) {
    expect(printed(`${name} 3x8`)).toBe("Pull-up  3x8");
  }
});

test("bullets, numbers and letters before a line are read over", () => {
  const plain = printed("Superset x3\n  Chin-up 8\n  Dip 8");
  expect(printed("Superset x3\n- Chin-up 8\n- Dip 8")).toBe(plain);
  expect(printed("Superset x3\n• Chin-up 8\n• Dip 8")).toBe(plain);
  expect(printed("* Superset x3\n  * Chin-up 8\n  * Dip 8")).toBe(plain);
  expect(printed("Superset x3\n1. Chin-up 8\n2. Dip 8")).toBe(plain);
  expect(printed("A. Superset x3\n A1) Chin-up 8\n A2) Dip 8")).toBe(plain);
  expect(printed("A: Superset x3\n A1: Chin-up 8\n A2 Dip 8")).toBe(plain);
});

test("empty lines too many change nothing", () => {
  expect(printed(`\n\n${canonical.replaceAll("\n", "\n\n  \n")}\n\n`)).toBe(canonical);
});

test("lines below a heading belong to it without indentation up to an empty line", () => {
  const set = "Superset x3: A\n  Chin-up  8\n  Dip  8";
  expect(printed("Superset x3: A\nChin-up 8\nDip 8\n\nBurpee 5x10")).toBe(`${set}\n\nBurpee  5x10`);
  expect(printed("Main lift\nBack squat 5x5\nSuperset x3: A\nChin-up 8\nDip 8")).toBe(
    `Main lift\n  Back squat  5x5\n\n${set}`,
  );
});

test("where every line stands apart, lines below a heading belong to it up to the next heading", () => {
  expect(printed("Superset x3: A\n\nChin-up 8\n\nDip 8\n\nMain lift:\n\nBack squat 5x5")).toBe(
    "Superset x3: A\n  Chin-up  8\n  Dip  8\n\nMain lift\n  Back squat  5x5",
  );
});

test("a text that is indented as a whole is read like any other", () => {
  expect(printed(canonical.replaceAll(/^/gm, "      "))).toBe(canonical);
});

test("words between values, commas, and units apart from their numbers are understood", () => {
  expect(printed("Back squat 5 x 5 at 80 %")).toBe("Back squat  5x5 @80%");
  expect(printed("Bike 90 rpm for 10:00")).toBe("Bike  90rpm 10:00");
  expect(printed("Back squat: 5x5, 80kg, rpe 8")).toBe("Back squat  5x5 @80kg rpe 8");
  expect(printed("Run 45 min, zone 2")).toBe("Run  45:00 z2");
  expect(printed("15/15 run 10x 15s 120% MAS")).toBe("15/15 run  10x 0:15 mas 120%");
  expect(printed("Sled push 20m at 50 % bw")).toBe("Sled push  20m bw 50%");
  expect(printed("Back squat | 5 @80% | 3 @90% |")).toBe("Back squat  5 @80% | 3 @90%");
});

test("minima, ranges and sets to failure are read as coaches write them", () => {
  expect(printed("Back squat  3x5+ 80%")).toBe("Back squat  3x5+ @80%");
  expect(printed("Back squat 5x8–12 @ 70%–75%")).toBe("Back squat  5x8-12 @70-75%");
  expect(printed("Back squat 3 @75% | 3+ (85%)")).toBe("Back squat  3 @75% | 3+ @85%");
  expect(() => printed("Row 8+ 400 m")).toThrow("This is unusual.");
  expect(printed("Row 30-45min")).toBe("Row  30:00-45:00");
  expect(printed("Row 45-90s")).toBe("Row  0:45-1:30");
  expect(printed("Push-up 3x AMRAP")).toBe("Push-up  3x max");
  expect(printed("Push-up max reps, rpe 9")).toBe("Push-up  max rpe 9");
  expect(printed("Back squat max @80kg | @85kg")).toBe("Back squat  max @80kg | _ @85kg");
  expect(printed("Plank 3x max time")).toBe("Plank  3x time max");
  expect(printed("Plank max time 1:30")).toBe("Plank  max 1:30");
  expect(printed("Plank max time max")).toBe("Plank  max time max");
  expect(printed("Plank max seconds")).toBe("Plank  time max");
  expect(printed("Box jump max h 60cm")).toBe("Box jump  max h 60cm");
  expect(printed("Back squat 8 -60kg")).toBe("Back squat  8 @-60kg");
  expect(printed("Bench press 8 + 2 60kg")).toBe("Bench press  8+2 @60kg");
});

test("values may stand before the name, and the count of rounds anywhere", () => {
  expect(printed("5x5 back squat @80%")).toBe("Back squat  5x5 @80%");
  expect(printed("5 x 5 back squat")).toBe("Back squat  5x5");
  expect(printed("400 m run z2 | 200 m z3")).toBe("Run  400m z2 | 200m z3");
  expect(printed("3 rounds:\n10 burpees\n15 air squats")).toBe("Regular x3\n  Burpee  10\n  Air squat  15");
  expect(printed("Back squat @80% 5x5")).toBe("Back squat  5x5 @80%");
  expect(printed("Back squat 5 sets of 5 (80%)")).toBe("Back squat  5x5 @80%");
  expect(printed("30 m sprint 4 rounds x fastest 4.2s")).toBe("30 m sprint  4x fastest 4.2s");
  expect(printed("4x 30 m sprint")).toBe("30 m sprint  4x");
});

test("a word behind a percentage says of what it is, unless it stands before a value of its own", () => {
  expect(printed("Run 85% hr 30:00")).toBe("Run  85%bpm 30:00");
  expect(printed("Sled push 50% bw 20m")).toBe("Sled push  bw 50% 20m");
  expect(printed("Resisted sprint v 90% bw 20%")).toBe("Resisted sprint  v 90% bw 20%");
  expect(printed("Resisted sprint @10% mas 4.2m/s")).toBe("Resisted sprint  @10% mas 4.2m/s");
});

test("values stand in any order, which is the order of their columns", () => {
  expect(printed("Back squat 5x @80kg 5")).toBe("Back squat  5x @80kg 5");
  expect(printed("Box jump 4x5 h 60cm")).toBe("Box jump  4x5 h 60cm");
  expect(printed("Box jump 4x h 60cm 5")).toBe("Box jump  4x h 60cm 5");
});

test("an empty value is _ or a dash", () => {
  expect(printed("Back squat  – @80% | 5 –%")).toBe("Back squat  _ @80% | 5 @_%");
  expect(printed("Back squat\t-\t80kg")).toBe("Back squat  _ @80kg");
  expect(printed("Back squat – 5 @80%")).toBe("Back squat  5 @80%");
});

test("exercises are told from values by their longest name", () => {
  const names = ["30 m sprint", "15/15 run", "90/90 hip switch", "5-10-5 shuttle", "400 m repeat", "Squat jump", "Row"];
  for (const name of names) expect(printed(`${name} 4x 1:00`)).toBe(`${name}  4x 1:00`);
  expect(printed("Rowing sprint 500m")).toBe("Rowing sprint  500m");
  const find = indexExercises([exercise("Plank", "time"), exercise("Plank 60s", "reps")]);
  expect(printWorkout(read("Plank 60s 5", emptyDay(), find))).toBe("Plank 60s  5");
  expect(printWorkout(read("Plank  60s 5", emptyDay(), find))).toBe("Plank  1:00 5");
});

test("a heading can be any words", () => {
  const headings: [string, string][] = [
    ["Jog and walk\n  Jog 1:00", "Jog and walk\n  Jog  1:00"],
    ["Back squat\n  Back squat 5", "Back squat\n  Back squat  5"],
    ["Back squat:\nBack squat 5", "Back squat\n  Back squat  5"],
    ["Block 2\n  Dip 8", "Regular: Block 2\n  Dip  8"],
    ["Stations x3\n  Dip 8\n  Jog 5:00", "Regular x3: Stations\n  Dip  8\n  Jog  5:00"],
    ["Superset A\n  Dip 8\n  Burpee 8", "Superset: A\n  Dip  8\n  Burpee  8"],
    ["Emom 12 min: swing\n  Dip 8", "EMOM 12: swing\n  Dip  8"],
    ["Super-set 3 rounds\n  Dip 8", "Superset x3\n  Dip  8"],
    ["Amrap 20 min\n  Dip 8", "AMRAP 20\n  Dip  8"],
    ["Straight sets 3x: A\n  Dip 8\n  Jog 1:00", "Regular x3: A\n  Dip  8\n  Jog  1:00"],
    ["Warm-up // slowly\n  Jog 5:00", "Warm-up\n  // slowly\n  Jog  5:00"],
    ['Superset: "a // b" // c\n', 'Superset: "a // b"\n  // c'],
  ];
  for (const [text, expected] of headings) expect(printed(text), text).toBe(expected);
});

test("sets that coaches announce in their own words are read", () => {
  const sets: [string, string][] = [
    ["EMOM for 10 minutes:\n  Dip 5", "EMOM 10\n  Dip  5"],
    ["20 min AMRAP:\n  Dip 5", "AMRAP 20\n  Dip  5"],
    ["3 rounds for time:\n  Dip 5", "For time x3\n  Dip  5"],
    ["Murph - for time\n  Dip 5 // strict", "For time: Murph\n  Dip  5\n    // strict"],
    ["Tabata x8\n  Dip 5", "Interval x8, 20s/10s\n  Dip  5"],
    ["Circuit x3 // no rest\n  Dip 5\n  Burpee 5", "Regular x3: Circuit\n  // no rest\n  Dip  5\n  Burpee  5"],
    ["Every 2 minutes for 10 minutes:\n  Dip 5", "Interval x5, every 2:00\n  Dip  5"],
    ["Conditioning: AMRAP 20\n  Dip 5", "AMRAP 20: Conditioning\n  Dip  5"],
    ["EMOM 10 min: 5 kettlebell swings + 5 burpees", "EMOM 10\n  Kettlebell swing  5\n  Burpee  5"],
    ["AMRAP 20: 5 pull-ups, 10 push-ups\n\nDip 8", "AMRAP 20\n  Pull-up  5\n  Push-up  10\n\nDip  8"],
    ["A1) Dip 3x8 // slow\nA2) Burpee 3x10\nRun 5km", "Superset x3\n  Dip  8\n    // slow\n  Burpee  10\n\nRun  5km"],
  ];
  for (const [text, expected] of sets) expect(printed(text), text).toBe(expected);
});

test("an exercise without values has the columns of the library", () => {
  const [module] = read("Box jump").modules;
  expect(module?.moduleExercises[0]?.trackableCategories.map((slot) => slot.trackableCategory)).toEqual([
    "reps",
    "height",
  ]);
});
