/** In CSS pixels. */
export const pictureSize = { width: 960, height: 600 };

export const pictures = {
  dashboard: "The dashboard: what needs attention, the programs changed last, and how far the clients have got",
  exercises: "The library of exercises with its search and filters",
  exercise: "An exercise with its cues, video and what is measured",
  programs: "The programs with their folders, and how much of each is written",
  program: "The form of a new program: its name, length and description",
  editor: "A week of a program as seven days, with the exercises beside it",
  text: "The same week as text, such as Back squat 5x5 @80%",
  overview: "The overview of a program: weeks and days with their main lifts, top sets and numbers of sets",
  repeat: "The dialog that repeats a week",
  history: "The saves of a program: when, by whom, and what changed",
  report: "The dialog that prints the days of a program",
  followers: "The dialog in which clients are added to a program, each with a start date",
  clients: "The clients with their programs, and who was invited",
  invite: "The dialog that asks for the e-mail of the person to invite",
  import: "The lines of an import: the problems first, and a tick for each person",
  client: "A client’s page: the last weeks, workouts, maxima and programs",
  comments: "The workouts that clients commented on",
  readiness: "A month’s answers of the clients, with their scores",
  benchmarks: "The benchmarks of a client, where an exercise is chosen",
  settings: "The settings: name, units, rounding and time zone",
  devices: "Where you are logged in, each with a button to log out",
  data: "The page that gathers your data in a zip",
  plans: "The plans with their prices and the number of people",
  subscription: "The subscription: the plan, the people left and the next invoice",
  own: "An athlete’s own page: an invitation to answer, coaches and the account",
  invitation: "The e-mail of an invitation, with the button Accept the invitation",
  joining: "The page on which an invited athlete gives a name and a password",
  password: "The page that sends a link to choose a new password",
} as const;

export type PictureName = keyof typeof pictures;

export type Scheme = "light" | "dark";

/** Stable when pictures are taken again. */
export function pictureAddress(name: PictureName, scheme: Scheme) {
  return `/pictures/${name}-${scheme}.webp`;
}
