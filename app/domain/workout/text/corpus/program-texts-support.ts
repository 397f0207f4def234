import { addDays, formatDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";

/** Seven published programs as a coach would write them, in the notation's own form. */

const fiveThreeOneLifts = [
  { day: "Monday", number: 1, title: "Press day", lift: "Barbell press" },
  { day: "Tuesday", number: 2, title: "Deadlift day", lift: "Deadlift" },
  { day: "Thursday", number: 4, title: "Bench day", lift: "Bench press" },
  { day: "Friday", number: 5, title: "Squat day", lift: "Back squat" },
];

const fiveThreeOneWeeks = [
  { main: "5 @58.5% | 5 @67.5% | 5 @76.5%", motivation: "Leave one in the tank.", isHard: true },
  { main: "3 @63% | 3 @72% | 3 @81%", motivation: "Leave one in the tank.", isHard: true },
  { main: "5 @67.5% | 3 @76.5% | 1 @85.5%", motivation: "Leave one in the tank.", isHard: true },
  {
    main: "5 @36% | 5 @45% | 5 @54%",
    motivation: "An easy week: leave the gym fresher than you came.",
    isHard: false,
  },
];

export const fiveThreeOneTexts = fiveThreeOneWeeks.map(({ main, motivation, isHard }, week) =>
  fiveThreeOneLifts
    .map(
      ({ day, number, title, lift }) => `== ${day}, day ${week * 7 + number}
# ${title}
> ${motivation}

Main lift
  ${lift}  ${main}${isHard ? "\n    // Last set: as many as possible." : ""}

Boring But Big
  ${lift}  5x10 @45%`,
    )
    .join("\n\n"),
);

export const texasMethodTexts = [0, 7].map(
  (before) => `== Monday, day ${before + 1}
# Volume day

Back squat  5x5 @80%
Bench press  5x5 @80%
Deadlift  5 @85%

== Wednesday, day ${before + 3}
# Recovery day

Back squat  2x5 @64%
Barbell press  3x5 @72%
Chin-up  3x _
  // To failure.
Back extension  5x10

== Friday, day ${before + 5}
# Intensity day

Back squat  5 @88%
Bench press  5 @88%
Power clean  5x3 @75%`,
);

export const couchTo5KText = ["Monday, day 1", "Wednesday, day 3", "Friday, day 5"]
  .map(
    (day, index) => `== ${day}
# Run ${index + 1}

Warm-up
  Brisk walk  5:00

Interval x8: Jog and walk
  Jog  1:00
  Walk  1:30

Cool-down
  Walk  5:00`,
  )
  .join("\n\n");

export const conditioningWeekText = `== Monday, day 1
# Cindy

AMRAP: Cindy
  // 20 minutes
  Pull-up  5
  Push-up  10
  Air squat  15

== Tuesday, day 2
# Fran

For time x3: Fran
  Thruster  21 @43kg | 15 @43kg | 9 @43kg
  Pull-up  21 | 15 | 9

== Wednesday, day 3
# Every minute

EMOM 12
  Kettlebell swing  15 @24kg
  Burpee  10
  Row  12cal

== Thursday, day 4
# Easy run

Run  45:00 z2

== Friday, day 5
# 15/15

Interval x10: First ten
  15/15 run  0:15 mas 120%
  15/15 run  rest 0:15

Interval x10: Second ten
  15/15 run  0:15 mas 120%
  15/15 run  rest 0:15

== Saturday, day 6
rest day`;

export const hypertrophyDayText = `== Monday, day 1
# Hypertrophy day

Superset x4: Press and row
  Dumbbell bench press  10 rpe 8
  One-arm dumbbell row  10 rpe 8

Giant x3: Shoulders
  Lateral raise  12
  Front raise  12
  Rear delt fly  12
  Shrug  12
#2
  Machine lateral raise  12
  Machine front raise  12
  Reverse pec deck  12
  Machine shrug  12

Leg press  _ @120/100/80kg
Barbell curl  8+2 @30kg

Cluster x4: Squat cluster
  // 2+2+2: rack the bar between the pairs.
  Back squat  2 @85%
  Back squat  2 @85%
  Back squat  2 @85%`;

export const athleticsDayText = `== Monday, day 1
# Athletics day

Jumps
  Box jump  4x5 h 60cm

Jump test
  Countermovement jump  3x3 _W pv _m/s
    // Enter what the force plate shows.

Sprints
  30 m sprint  4x fastest 4.2s

Sled push  20m bw 50%
Bike  90rpm 10:00`;

const teamLift = `# Team lift

Strength
  Trap-bar deadlift  3x5 auto -5`;

const match = `# Match

Match
  Team match  1:30:00 _bpm`;

export function clubSeasonText(from: string): string {
  return Array.from({ length: 7 }, (_, offset) => {
    const date = addDays(from, offset);
    const weekday = weekdayNames[weekdayOf(date)];
    return `== ${weekday}, ${formatDate(date)}\n${clubSeasonDay(weekday)}`;
  }).join("\n\n");
}

function clubSeasonDay(weekday: string | undefined): string {
  if (weekday === "Saturday") return match;
  return weekday === "Monday" || weekday === "Wednesday" || weekday === "Friday" ? teamLift : "rest day";
}
