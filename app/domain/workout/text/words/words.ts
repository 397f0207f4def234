import { type SetType, setTypeCodes, setTypes } from "#app/domain/workout/document/set-types.ts";

type SetTypeWord = { printed: string; read: string; setType: SetType | null };

/** `read` is what we understand, `printed` what we write. Null is a set without a type. */
export const setTypeWords: readonly SetTypeWord[] = [
  ...setTypeCodes.map((setType) => ({ ...setTypes[setType], setType })),
  { printed: "No type", read: "no[ -]?type", setType: null },
];

export function printedWord(setType: SetType | null): string {
  return setTypeWords.find((one) => one.setType === setType)?.printed ?? "";
}
