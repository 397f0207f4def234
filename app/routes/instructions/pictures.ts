/** In CSS pixels. */
export const pictureSize = { width: 960, height: 600 };

export const pictures = {
  dashboard: "The dashboard: what needs attention, the programs changed last, and how far the clients have got",
  exercises: "The library of exercises with its search and filters",
  editor: "A week of a program as seven days, with the exercises beside it",
  text: "The same week as text, such as Back squat 5x5 @80%",
  followers: "The dialog in which clients are added to a program, each with a start date",
  clients: "The clients with their programs, and who was invited",
  invite: "The dialog that asks for the e-mail of the person to invite",
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
