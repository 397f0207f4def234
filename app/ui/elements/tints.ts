export const tints = {
  clay: "bg-(--clay) text-(--clay-ink)",
  rose: "bg-(--rose) text-(--rose-ink)",
  gold: "bg-(--gold) text-(--gold-ink)",
  olive: "bg-(--olive) text-(--olive-ink)",
  green: "bg-(--green) text-(--green-ink)",
  teal: "bg-(--teal) text-(--teal-ink)",
  blue: "bg-(--blue) text-(--blue-ink)",
  violet: "bg-(--violet) text-(--violet-ink)",
  plum: "bg-(--plum) text-(--plum-ink)",
} as const;

export type Tint = keyof typeof tints;

const all = Object.values(tints);

export function tintOf(id: string): string {
  let sum = 0;
  for (let place = 0; place < id.length; place++) sum += id.charCodeAt(place);
  return all[sum % all.length] ?? tints.clay;
}
