/** Letters that Unicode does not decompose. */
const plainLetters: Record<string, string> = {
  đ: "d",
  ð: "d",
  ø: "o",
  ł: "l",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  "’": "'",
  "‘": "'",
};

const specialLetter = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** No case, no accents, single spaces: '  Kovač' becomes 'kovac'. */
export function foldForSearch(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(specialLetter, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();
}

const digitsCompared = 12;

/** Sorts as people do with plain text comparison: 'Day 2' before 'Day 10', 'Ćosić' among the c. */
export function sortKey(text: string): string {
  return foldForSearch(text).replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, "").padStart(digitsCompared, "0"));
}
