import type { Part } from "./part.ts";

export const start: Part = {
  title: "Start",
  steps: [
    {
      title: "See what is waiting for you",
      text: [
        "The dashboard starts with who trains today and what needs you: programs that end, clients without a program, open invitations. Below are the programs you changed last and your clients.",
      ],
      picture: "dashboard",
      screens: ["shell/dashboard"],
    },
    {
      title: "Ask us",
      text: [
        "Support is at the foot of the dashboard. Write what you wanted to do and what happened. The answer comes by e-mail.",
      ],
      screens: ["shell/support"],
    },
  ],
};

export const exercises: Part = {
  title: "Exercises",
  steps: [
    {
      title: "Find exercises",
      text: [
        "Under Exercises you find the library of {product} and everything that you add. Search by name, also by another name, and filter by difficulty and category. One slip in a word is forgiven.",
      ],
      picture: "exercises",
      screens: ["exercises/library"],
    },
    {
      title: "Add yours, or change a copy",
      text: [
        "New exercise asks for a name, your cues, a video, a picture, and what is measured. You can copy an exercise from the library and change the copy. Programs that use an exercise show its changes.",
      ],
      picture: "exercise",
      screens: ["exercises/new", "exercises/exercise", "exercises/copy", "exercises/delete"],
    },
  ],
};
