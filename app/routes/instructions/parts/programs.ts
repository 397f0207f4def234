import type { Part } from "./part.ts";

export const programs: Part = {
  title: "Programs",
  steps: [
    {
      title: "Keep your programs in order",
      text: [
        "Under Programs you search, sort and filter. Put programs into folders, and rename or delete a folder when you need to: its programs stay.",
      ],
      picture: "programs",
      screens: [
        ...["programs/programs", "programs/folders", "programs/rename-folder", "programs/delete-folder"],
        ...["programs/program-folder", "programs/move", "programs/delete-program"],
      ],
    },
    {
      title: "Begin a program",
      text: [
        "New Program asks for a name and a length. A program has a fixed number of days, weeks or months, or goes on by date. You can change its details later.",
      ],
      picture: "program",
      screens: ["programs/new", "programs/details"],
    },
    {
      title: "Write it week by week",
      text: [
        "A day has sets, sets have exercises, and an exercise has columns: repetitions, weight, time, percentages of a maximum. You type identical rounds once. Each day, set and exercise has a menu to move, copy or remove it, and to open what a week does not show. You can also drag exercises by their letter. On a wide screen the whole week is in sight; More has comfortable rows, if you prefer them.",
        "Save program stores what you changed. What you typed stays in your browser if the connection is lost. On a phone, and without JavaScript, you can open one day by itself.",
      ],
      picture: "editor",
      screens: ["editor/week/editor", "editor/workout/workout", "editor/workout/move"],
    },
    {
      title: "Or write it as text",
      text: [
        "You can type a day, a week or a whole program the way you would scribble it on paper, and read it back as text. What can’t be read is shown with the reason. The rules are on the Notation page.",
      ],
      picture: "text",
      screens: ["editor/week/text", "editor/workout/day-text", "editor/program/program-text", "editor/help/notation"],
    },
    {
      title: "Repeat weeks and copy programs",
      text: [
        "Repeat writes a week, or several weeks together, again into the weeks that follow, with a little more of each number if you like. Add week lengthens a program. Copy program makes another one with the same days.",
      ],
      picture: "repeat",
      screens: ["editor/week/repeat", "editor/week/add-week", "editor/program/copy", "editor/program/delete"],
    },
    {
      title: "See the whole program at a glance",
      text: [
        "Overview shows every week with its days, their main lifts and top sets, and how many sets they have. Below, each main lift has its tonnage and intensity by week. With a client chosen in the editor, percentages become kilograms. Printed, it is one page.",
        "Move beside a day or a week moves or copies it: two days change places, and the weeks between make room. You can also drag days and weeks; hold Ctrl or Alt to copy.",
      ],
      picture: "overview",
      screens: ["editor/program/overview", "editor/program/place-day", "editor/program/place-week"],
    },
    {
      title: "Look at a day as your client does",
      text: ["Preview shows a workout as the client sees it. You can give each workout a picture."],
      screens: ["editor/workout/preview", "editor/workout/image"],
    },
    {
      title: "Go back to an earlier version",
      text: [
        "Undo and Redo take back what you typed. History lists every save with who made it and what changed. Restore brings back the program as it was.",
      ],
      picture: "history",
      screens: ["editor/program/history", "editor/program/restore"],
    },
    {
      title: "Use the keyboard, or take the tour",
      text: [
        "Keys lists what each key does in the editor. Ctrl and K opens the exercises. Start help walks you through the editor step by step.",
      ],
      screens: ["editor/help/keys", "editor/help/help"],
    },
    {
      title: "Give it to clients",
      text: [
        "In the editor, press Add client, and choose who follows the program and when they start. Choose a client above the week to see their kilograms instead of percentages. The kilograms come from the maxima that you enter or that they lift. They are rounded alike for both of you: to the step in your user info when you give the program, until you change it for this client.",
      ],
      picture: "followers",
      screens: [
        ...["editor/clients/clients", "editor/clients/client-start", "editor/clients/remove-client"],
        ...["editor/clients/maximum", "editor/clients/body-weight"],
      ],
    },
    {
      title: "Sell it",
      text: [
        "Partners suggest a price and send a program for publishing. An administrator accepts or declines it, with a reason. The partner is told by mail, and again if the price is changed later. A published program is in the store, and each sale is in your commissions.",
      ],
      screens: ["editor/program/publish", "editor/program/publish-suggest", "settings/sales/commissions"],
    },
    {
      title: "Buy a program",
      text: [
        "The store is in Settings, under Programs. Look into a program before you buy it. You pay by card, or by an invoice that you transfer. A bought program is yours to assign.",
      ],
      screens: [
        ...["settings/programs/programs", "settings/programs/store-program", "settings/programs/buy-program"],
        "payments/by-invoice",
      ],
    },
  ],
};
