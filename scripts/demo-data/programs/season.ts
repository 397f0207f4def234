import { addDays, daysOfWeek, weekdayOf } from "#app/domain/schedule/dates.ts";
import { amount, line, ofWeight, type PlannedDay, type ProgramPlan, reps, type WorkoutPlan } from "../plan.ts";

const daysInYear = 365;
const wednesday = 2;
const saturday = 5;
const liftDays = [0, wednesday, 4];

const teamLift: WorkoutPlan = {
  name: "Team lift",
  sets: [
    {
      name: "Strength",
      type: "regular",
      rounds: 3,
      lines: [line("Trap-bar deadlift", [reps(5), ofWeight("automaticPercentage", -5)])],
    },
  ],
};

const match: WorkoutPlan = {
  name: "Match",
  sets: [
    {
      name: "Match",
      type: "regular",
      rounds: 1,
      lines: [line("Team match", [amount("time", "90:00"), amount("heartRate")])],
    },
  ],
};

/** Began on a Wednesday at least 48 weeks ago, so that the whole year is visible and includes today. */
export function clubSeason(now: Date): ProgramPlan {
  const start = seasonStart(now.toISOString().slice(0, 10));
  return {
    name: "Club season",
    folder: "Teams",
    difficulty: "intermediate",
    shortDescription: "Lifts on Monday, Wednesday and Friday, a match on Saturday.",
    description: "A whole season for a team: three short lifts a week around the match, everything else is rest.",
    span: { continuous: true, startDate: start, duration: null, timeUnit: null },
    days: Array.from({ length: daysInYear }, (_, offset) => plannedDays(addDays(start, offset))).flat(),
  };
}

/** A continuous program shows the days since its start and 32 more (document 1 §9). */
function seasonStart(today: string) {
  const past = addDays(today, -48 * daysOfWeek);
  return addDays(past, -((weekdayOf(past) - wednesday + daysOfWeek) % daysOfWeek));
}

function plannedDays(date: string): PlannedDay[] {
  const weekday = weekdayOf(date);
  const place = { day: null, date };
  if (liftDays.includes(weekday)) return [{ place, workout: teamLift }];
  return weekday === saturday ? [{ place, workout: match }] : [];
}
