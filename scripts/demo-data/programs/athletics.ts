import { amount, lasting, line, ofWeight, onDay, type ProgramPlan, reps } from "../plan.ts";

export const athleticsDay: ProgramPlan = {
  name: "Athletics day",
  folder: "Athletics",
  difficulty: "advanced",
  shortDescription: "Jump, sprint, push and spin.",
  description: "Power first, speed second, the sled and the bike at the end. Rest fully until the sled.",
  span: lasting(1, "D"),
  days: [
    onDay(1, {
      name: "Athletics day",
      sets: [
        {
          name: "Jumps",
          type: "regular",
          rounds: 4,
          lines: [line("Box jump", [reps(5), amount("height", 60)])],
        },
        {
          name: "Jump test",
          type: "regular",
          rounds: 3,
          lines: [
            line(
              "Countermovement jump",
              [reps(3), amount("peakPower"), amount("peakVelocity")],
              "Enter what the force plate shows.",
            ),
          ],
        },
        {
          name: "Sprints",
          type: "regular",
          rounds: 4,
          lines: [line("30 m sprint", [amount("fastestTime", "4.20")])],
        },
        {
          type: "regular",
          rounds: 1,
          lines: [line("Sled push", [amount("distance", 20), ofWeight("bodyWeightPercentage", 50)])],
        },
        {
          type: "regular",
          rounds: 1,
          lines: [line("Bike", [amount("rpm", 90), amount("time", "10:00")])],
        },
      ],
    }),
  ],
};
