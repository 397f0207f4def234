import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { InstructionsPage, type Step } from "./instructions-page.tsx";

export const handle = { scripts: false };
export const meta = pageTitle("Instructions for coaches");

const steps: Step[] = [
  {
    title: "See what waits for you",
    text: [
      "The dashboard begins with who is at the end of a program, who has none, and which invitations are still open. Below stand the programs that you changed last, with how far they are written, and your clients with how far they are.",
    ],
    picture: "dashboard",
  },
  {
    title: "Find exercises, or add yours",
    text: [
      "Exercises has the library of {product} and everything that you add: with a video, your cues, and what is measured. Search it by name, difficulty and category. A copy of an exercise of the library is yours to change.",
    ],
    picture: "exercises",
  },
  {
    title: "Write a program week by week",
    text: [
      "Press New Program, give it a name and a length, and write. A day takes sets, sets take exercises, and an exercise takes columns: repetitions, weight, time, percentages of a maximum. Identical rounds are typed once. Exercises, sets and days are dragged, or moved by their buttons.",
      "Save program stores what you changed. What you typed stays in your browser when the line is lost.",
    ],
    picture: "editor",
  },
  {
    title: "Or write it as text",
    text: [
      "A week can be typed the way it is scribbled on paper, and read back as text. Its rules stand on the page Notation, beside the box.",
    ],
    picture: "text",
  },
  {
    title: "Invite your clients",
    text: [
      "Under Clients, press Invite client and type an e-mail. The person gets a mail with a link that is good for 30 days; until they come you can send it again or take it back. How many you can invite is a matter of your licence.",
    ],
    picture: "invite",
  },
  {
    title: "Keep them in sight",
    text: [
      "The list of clients says who follows which program and who has not come yet. Groups hold clients that train together, and filter the list.",
    ],
    picture: "clients",
  },
  {
    title: "Give them a program",
    text: [
      "In the editor, press Add client, choose who trains by the program and when they begin. Choose a client over the week to see their kilograms instead of percentages: they come from the maxima that you enter or that they lift.",
    ],
    picture: "followers",
  },
];

const intro =
  "How a coach works with {product}: from the first exercise to clients who train by your programs. Everything here also works without JavaScript and by keyboard.";

export default function CoachInstructions() {
  const other = { to: paths.instructions("athletes"), label: "Instructions for athletes" };
  return <InstructionsPage title="Instructions for coaches" intro={intro} steps={steps} other={other} />;
}
