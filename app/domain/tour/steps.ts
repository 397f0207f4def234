/** Document 1 §2. */
export const tourSteps = [
  {
    id: "restDay",
    title: "Make the first day a training day",
    text: "Every day begins as a rest day. Untick 'Rest day' on the first one: three empty sets appear.",
    missing: "Open the first week of the program: this tour uses its first day.",
  },
  {
    id: "title",
    title: "Give the workout a title",
    text: "Write what the day is about, such as 'Heavy squats'. Clients see it first.",
    missing: "The title appears when 'Rest day' is unticked.",
  },
  {
    id: "set",
    title: "Name a set and describe it",
    text: "Write a name and a description in the first set. You can change its type and its number of rounds next to them.",
    missing: "Sets appear when 'Rest day' is unticked.",
  },
  {
    id: "exercise",
    title: "Add an exercise",
    text: "Drag an exercise from the list into a set, or press its plus button: it goes into the set chosen in 'Add to'. The table of rounds follows the set.",
    missing: "Open the panel 'Exercises' to see the list.",
  },
  {
    id: "drag",
    title: "Copy exercises and sets by dragging",
    text: "Take an exercise by its letter, or a set by its handle, to another place or another day. Hold Ctrl or Alt to drop a copy; otherwise it moves. You can also press the letter or the handle and choose where to move or copy it.",
    missing: "Add an exercise first: then there is something to drag.",
  },
  {
    id: "copyDay",
    title: "Copy a whole day",
    text: "Open the menu of the day that you wrote, at its top, and press 'Copy'.",
    missing: "'Copy' is in the menu of every day.",
  },
  {
    id: "pasteDay",
    title: "Paste it into another day",
    text: "Press 'Paste into' in the menu of another day: it becomes the same workout, and keeps its own place in the week.",
    missing: "'Paste into' is in the menu of every day.",
  },
  {
    id: "save",
    title: "Save the program",
    text: "Nothing is stored until you press 'Save program'. All the days that you changed are stored together.",
    missing: "'Save program' is at the top of the page.",
  },
  {
    id: "clients",
    title: "Assign it to clients",
    text: "With 'Add client' your clients get the program, each with a start date.",
    missing:
      "'Add client' is at the top of the page, or under 'More', for trainers with a paid subscription, and for administrators.",
  },
] as const;

export type TourStep = (typeof tourSteps)[number];
export type TourStepId = TourStep["id"];
