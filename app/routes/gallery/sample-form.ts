import { choice, day, defineForm, image, many, text, tick } from "#app/domain/forms/form.ts";

export const difficulties = ["Beginner", "Intermediate", "Advanced"];
export const formulas = ["Epley", "Brzycki", "Landers", "Lombardi", "O'Conner"];
export const categories = [
  ...["Reps", "Weight", "Time", "Distance", "Height", "Velocity", "RPM", "Heart rate", "Heart rate zone"],
  ...["Calories", "RPE", "Peak power", "Peak velocity", "Time to peak velocity", "MAS", "Fastest time"],
];

export const sampleForm = defineForm({
  id: "sample",
  fields: {
    name: text({
      label: "Name",
      hint: "At most 20 characters.",
      required: "Name is required!",
      max: 20,
      tooLong: "A name has at most 20 characters.",
    }),
    email: text({
      label: "Email",
      required: "Enter an e-mail address.",
      check: (typed) => (/^\S+@\S+\.\S+$/.test(typed) ? null : "Enter an e-mail address."),
    }),
    password: text({ label: "Password", secret: true, required: "Enter a password." }),
    rounds: text({ label: "Rounds", hint: "1 to 50.", required: "Rounds is a number.", check: roundsMessage }),
    startDate: day({ label: "Start date", required: "Start date is required", wrong: "Start date is required" }),
    video: text({
      label: "Video URL",
      check: (typed) => (typed.startsWith("https://") ? null : "Enter an address that starts with https://."),
    }),
    description: text({ label: "Description", hint: "What to look for.", required: "Write a sentence about it." }),
    difficulty: choice({
      label: "Difficulty",
      among: difficulties,
      required: "Exercise difficulty required",
      wrong: "Exercise difficulty required",
    }),
    categories: many({
      label: "Trackable categories",
      among: categories,
      required: "Select at least one category",
      wrong: "Select at least one category",
    }),
    formula: choice({
      label: "One-repetition-max formula",
      among: formulas,
      required: "Choose a formula.",
      wrong: "Choose a formula.",
    }),
    agreed: tick({ label: "Continuous", hint: "Runs until you end it.", required: "Tick the box to go on." }),
    image: image({ label: "Image", hint: "4:3 ratio recommended" }),
  },
});

export type SampleFields = typeof sampleForm.fields;

export const wrongSample = { ...sampleForm, id: "refused" };

export const refusedSample = {
  typed: { name: "A name that is far too long for its field", email: "coach@", rounds: "0", video: "example" },
  problems: {
    name: ["A name has at most 20 characters."],
    email: ["Enter an e-mail address."],
    password: ["Enter a password."],
    rounds: ["Rounds: at least 1."],
    startDate: ["Start date is required"],
    video: ["Enter an address that starts with https://."],
    description: ["Write a sentence about it."],
    difficulty: ["Exercise difficulty required"],
    categories: ["Select at least one category"],
    formula: ["Choose a formula."],
    agreed: ["Tick the box to go on."],
    image: ["This is not an image that we can read."],
  },
};

export const folderSampleForm = defineForm({
  id: "folder",
  fields: { name: text({ label: "Name*", required: "Name is required!" }), note: text({ label: "Note" }) },
});

function roundsMessage(typed: string) {
  const rounds = Number(typed);
  if (!Number.isInteger(rounds)) return "Rounds is a number.";
  if (rounds < 1) return "Rounds: at least 1.";
  return rounds > 50 ? "Rounds: at most 50." : null;
}
