import { amount, kilos, lasting, line, onDay, type ProgramPlan, percent, reps, restRounds } from "../plan.ts";

export const couchTo5K: ProgramPlan = {
  name: "Couch to 5K",
  folder: "Running",
  difficulty: "beginner",
  shortDescription: "The first week: a minute of jogging at a time.",
  description: "Three days with a day of rest between them. Jog slowly enough to talk.",
  span: lasting(1, "W"),
  days: [1, 3, 5].map((day, index) =>
    onDay(day, {
      name: `Run ${index + 1}`,
      sets: [
        {
          name: "Warm-up",
          type: "regular",
          rounds: 1,
          lines: [line("Brisk walk", [amount("time", "5:00")])],
        },
        {
          name: "Jog and walk",
          type: "interval",
          rounds: 8,
          lines: [line("Jog", [amount("time", "1:00")]), line("Walk", [amount("time", "1:30")])],
        },
        {
          name: "Cool-down",
          type: "regular",
          rounds: 1,
          lines: [line("Walk", [amount("time", "5:00")])],
        },
      ],
    }),
  ),
};

const cindy = onDay(1, {
  name: "Cindy",
  sets: [
    {
      name: "Cindy",
      description: "20 minutes",
      type: "amrap",
      lines: [line("Pull-up", [reps(5)]), line("Push-up", [reps(10)]), line("Air squat", [reps(15)])],
    },
  ],
});

const fran = onDay(2, {
  name: "Fran",
  sets: [
    {
      name: "Fran",
      type: "forTime",
      rounds: 3,
      lines: [line("Thruster", [reps(21, 15, 9), kilos(43)]), line("Pull-up", [reps(21, 15, 9)])],
    },
  ],
});

const emom = onDay(3, {
  name: "Every minute",
  sets: [
    {
      type: "emom",
      rounds: 12,
      lines: [
        line("Kettlebell swing", [reps(15), kilos(24)]),
        line("Burpee", [reps(10)]),
        line("Row", [amount("calories", 12)]),
      ],
    },
  ],
});

const easyRun = onDay(4, {
  name: "Easy run",
  sets: [
    {
      type: "regular",
      rounds: 1,
      lines: [line("Run", [amount("time", "45:00"), amount("heartRateZone", 2)])],
    },
  ],
});

const shortIntervals = onDay(5, {
  name: "15/15",
  sets: ["First ten", "Second ten"].map((name) => ({
    name,
    type: "interval",
    rounds: 10,
    lines: [line("15/15 run", [amount("time", "0:15"), percent("mas", 120)]), restRounds("15/15 run", "0:15")],
  })),
});

export const conditioningWeek: ProgramPlan = {
  name: "Conditioning week",
  folder: "Athletics",
  difficulty: "advanced",
  shortDescription: "Five hard days, then rest.",
  description: "A benchmark, a race against the clock, an emom, an easy run and short intervals.",
  span: lasting(1, "W"),
  days: [cindy, fran, emom, easyRun, shortIntervals],
};

export const trialWeek: ProgramPlan = { ...conditioningWeek, name: "A week to try", folder: "" };
