import { trackables } from "#app/domain/trackables/table.ts";
import { units } from "#app/domain/trackables/units.ts";
import { day, moment, named, number, only, text, tick } from "./columns.ts";
import { table } from "./table.server.ts";
import * as training from "./training-queries.server.ts";

const namesIn = (named: Readonly<Record<string, { name: string }>>) =>
  Object.fromEntries(Object.entries(named).map(([key, { name }]) => [key, name]));
const categories = namesIn(trackables);
const unitNames = namesIn(units);

export const trainingTables = [
  table("completed-workouts", training.exportCompletions, {
    title: "Workouts you did",
    about: "the workouts that you did; the JSON has each as it was written and done",
    columns: {
      id: only("text"),
      programName: text("Program"),
      workoutName: text("Workout"),
      workoutKey: text("Day of the program"),
      doneOn: day("Day"),
      doneAt: moment("Finished"),
      utcOffsetInMinutes: only("number"),
      successfullyCompleted: tick("Done as written"),
      comment: text("Comment"),
      sessionRpe: number("How hard it was (RPE, 0 to 10)"),
      minutes: number("Time (minutes)"),
      bodyWeight: number("Body weight (kg)"),
      imageId: only("text"),
      prescriptionId: only("text"),
      isEnteredByCoach: tick("Entered by your coach"),
      workout: only("object"),
    },
  }),
  table("prescriptions", training.exportPrescriptions, {
    title: "Workouts you were shown",
    about: "the workouts as you were shown them; the JSON has them with your numbers",
    columns: {
      id: only("text"),
      programId: only("text"),
      workoutId: only("text"),
      firstShownAt: moment("First shown"),
      lastShownAt: moment("Last shown"),
      workout: only("object"),
    },
  }),
  table("drafts", training.exportDrafts, {
    title: "Workouts you have not finished",
    about: "the workouts that you saved and did not finish; the JSON has what you entered",
    columns: {
      id: only("text"),
      programId: only("text"),
      workoutId: only("text"),
      workoutKey: text("Day of the program"),
      occurrence: number("How many times"),
      startedAt: moment("Begun"),
      updatedAt: moment("Last saved"),
      device: text("Device"),
      workout: only("object"),
    },
  }),
  table("results", training.exportResults, {
    title: "Results",
    about: "your results in exercises",
    columns: {
      exerciseId: only("text"),
      exercise: text("Exercise"),
      category: text("What was measured", categories),
      unit: text("Unit", unitNames),
      value: number("Result"),
      repetitions: number("Repetitions"),
      round: number("Round"),
      completionId: only("text"),
      doneOn: day("Day"),
      doneAt: moment("Finished"),
      enteredAt: moment("Entered"),
      source: text("Entered by"),
    },
  }),
  table("records", training.exportRecords, {
    title: "Maxima",
    about: "your best results, lifted and calculated",
    columns: {
      exercise: text("Exercise"),
      exerciseId: only("text"),
      category: text("What was measured", categories),
      unit: text("Unit", unitNames),
      resetAt: moment("Reset"),
      currentReal: number("Best now, measured"),
      currentRealOn: day("Measured on"),
      currentCalculated: number("Best now, calculated"),
      currentCalculatedOn: day("Calculated from"),
      allTimeReal: number("Best ever, measured"),
      allTimeRealOn: day("Best ever measured on"),
      allTimeCalculated: number("Best ever, calculated"),
      allTimeCalculatedOn: day("Best ever calculated from"),
    },
  }),
  table("training-maxima", training.exportTrainingMaxima, {
    title: "Training maxima",
    about: "the training maxima that were set for you",
    columns: {
      exerciseId: only("text"),
      exercise: text("Exercise"),
      value: number("Training maximum (kg)"),
      setOn: day("Set on"),
      enteredAt: moment("Entered"),
    },
  }),
  table("training-share", training.exportTrainingShare, {
    title: "Training maximum as a share",
    about: "your training maximum as a share of your one-repetition maximum",
    isOne: true,
    columns: { share: number("Share of the one-repetition maximum (%)"), enteredAt: moment("Entered") },
  }),
  table("body-measures", training.exportBodyMeasures, {
    title: "Body weight and fat",
    about: "your body weight and body fat",
    columns: {
      measuredOn: day("Day"),
      bodyWeight: number("Body weight (kg)"),
      bodyFat: number("Body fat (%)"),
      source: text("Entered by"),
      enteredAt: moment("Entered"),
    },
  }),
  table("readiness", training.exportReadiness, {
    title: "Readiness",
    about: "how fit for training you were, day by day",
    columns: {
      answeredOn: day("Day"),
      answeredAt: moment("Answered"),
      score: number("Score (0 to 1)"),
      muscles: named("Sore muscles (1 to 10)"),
      bodyWeight: number("Body weight (kg)"),
      bodyFat: number("Body fat (%)"),
      comment: text("Comment"),
      source: text("Entered by"),
    },
  }),
  table("readiness-answers", training.exportReadinessAnswers, {
    title: "Readiness answers",
    about: "what you answered on each of those days",
    columns: { answeredOn: day("Day"), question: text("Question"), answer: text("Answer"), points: number("Points") },
  }),
];
