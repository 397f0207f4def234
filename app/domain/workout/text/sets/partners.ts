import { type Knows, type Readings, restApart, setOf, setOrApart } from "./taken.ts";

const partner =
  /,?\s+(?:super[ -]?set(?:ted)?|ss|(?<=\d[\w%]*\s+)w\/(?=\s+\p{L})|w\/ ?ss|pair(?:ed)?(?=\s*(?:with|w\/))|alternat(?:ing|ed?)(?=\s*(?:with|w\/)))(?:\s*(?:with|w\/|mit|s|sa)|\/)?\s+/iu;

/** 'Press-up 3x15 / band row 3x20 superset' */
const partners =
  /^(?<first>[^/+&]+?)\s*[/+&]\s*(?<second>[^/+&]+?)[\s,(-]+(?:(?:as an?|in an?)\s+)?(?:super[ -]?set(?:ted)?|ss)\)?(?<rest>[\s,]+\d+\s?(?:s|secs?|min\w*)(?:\s+rest)?)?$/iu;

/** 'Leg curl / leg extension - 4 supersets of 12 each' */
const announcedBehind =
  /^(?<first>\p{L}[^/+&,\d]+?)\s*[/+&,]\s*(?<second>\p{L}[^/+&,\d]+?)[\s:,-]+(?<count>\d{1,2})\s*super[ -]?sets?\s*(?:of|x|à)?\s*(?<values>\d.*)$/iu;

export function partnerReadings(text: string, knows: Knows): Readings {
  const said = announcedBehind.exec(text)?.groups;
  if (said) return partnerReadings(`${said.first} ss ${said.second}: ${said.count} sets of ${said.values}`, knows);
  const { first, second, rest = "" } = partners.exec(text)?.groups ?? {};
  const entries = first === undefined || second === undefined ? text.split(partner) : [first, second + rest];
  if (entries.length !== 2) return null;
  const { values, rest: restOfSet, isBare } = restApart(entries[1] ?? "");
  const shared = withValuesOfLast([entries[0] ?? "", values], knows);
  if (shared) return { texts: [setOf("Superset", [...shared, ...restOfSet])], isAsked: isBare };
  const isOne = (entry: string) => knows.isEntry(entry) || (/\dx|x\s*\d/i.test(entry) && knows.isNear(entry));
  return entries.every(isOne) ? { texts: setOrApart("Superset", entries) } : null;
}

/** 'Cable fly ss lateral raise: 3 sets of 12 each' */
function withValuesOfLast(entries: readonly string[], knows: Knows): string[] | null {
  const last = entries.at(-1) ?? "";
  const others = entries.slice(0, -1);
  if (others.some((name) => /\d/.test(name))) return null;
  for (const end of [knows.nameEnd(last) ?? 0, last.search(/[\s,:-]+\d/)]) {
    const ofAll = last.slice(end).replace(ofEachExercise, "");
    const names = [...others, last.slice(0, end)].map((name) => name.trim());
    const [, count, list = ""] = /^[\s:,-]*(\d{1,2}\s*x\s*)(\d{1,2}(?:\/\d{1,2})+)$/i.exec(ofAll) ?? [];
    const own = list.split("/");
    // why: '3x10/15' of two exercises is ten of the first and fifteen of the second
    const all = names.map((name, at) =>
      own.length === names.length ? `${name} ${count}${own[at]}` : `${name}${ofAll}`,
    );
    const isRead = end > 0 && /\d/.test(ofAll) && all.every((entry) => knows.isEntry(entry) || knows.isNear(entry));
    if (isRead) return all;
  }
  return null;
}

const ofEachExercise = /(?<!per\s)(?<!\p{L})each(?!\s+(?:side|leg|arm|way|hand)|\p{L})/iu;
