import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { InstructionsPage, type Step } from "./instructions-page.tsx";

export const handle = { scripts: false };
export const meta = pageTitle("Instructions for coaches");

const steps: Step[] = [
  {
    title: "See what is waiting for you",
    text: [
      "The dashboard starts with the clients whose program is ending or who have none, and the invitations that are still open. Below are the programs you changed last, with how much of each is written, and your clients, with how far they have got.",
    ],
    picture: "dashboard",
  },
  {
    title: "Find exercises, or add yours",
    text: [
      "Under Exercises you find the library of {product} and everything that you add, with a video, your cues, and what is measured. Search it by name, difficulty and category. You can copy an exercise from the library and change the copy.",
    ],
    picture: "exercises",
  },
  {
    title: "Write a program week by week",
    text: [
      "Press New Program, give it a name and a length, and write. A day has sets, sets have exercises, and an exercise has columns: repetitions, weight, time, percentages of a maximum. You type identical rounds once. Drag exercises, sets and days, or move them with their buttons.",
      "Save program stores what you changed. What you typed stays in your browser if the connection is lost.",
    ],
    picture: "editor",
  },
  {
    title: "Or write it as text",
    text: [
      "You can type a week the way you would scribble it on paper, and read it back as text. The rules are on the Notation page, which is linked next to the box.",
    ],
    picture: "text",
  },
  {
    title: "Invite your clients",
    text: [
      "Under Clients, press Invite client and type an e-mail. The person gets an e-mail with a link that is good for 30 days. Until they accept, you can send it again or withdraw it. Your licence says how many people you can invite.",
    ],
    picture: "invite",
  },
  {
    title: "Keep them in sight",
    text: [
      "The list of clients says who follows which program and who has not joined yet. Put clients who train together in a group, and filter the list by it.",
    ],
    picture: "clients",
  },
  {
    title: "Give them a program",
    text: [
      "In the editor, press Add client, and choose who follows the program and when they start. Choose a client above the week to see their kilograms instead of percentages. The kilograms come from the maxima that you enter or that they lift.",
    ],
    picture: "followers",
  },
];

const intro =
  "How a coach works with {product}: from the first exercise to clients who follow your programs. Everything here also works without JavaScript and by keyboard.";

export default function CoachInstructions() {
  const other = { to: paths.instructions("athletes"), label: "Instructions for athletes" };
  return <InstructionsPage title="Instructions for coaches" intro={intro} steps={steps} other={other} />;
}
