/** 'Week 3: ', 'Cash-out - ', 'W1D2 ': words ahead of an exercise that are no part of its name. */
const beforeSign = /^(\s*)(\S[^:]{0,38}?)\s*(?::\s+|\s[-–—]\s+|\.{3,}\s*)(?=\S)/u;
const date =
  /^(\s*)((?:(?:week|wk|w)\s?\d{1,2}|(?:day|d)\s?\d|(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|rsday|urday)?)(?:[\s,/-]*(?:(?:day|d)\s?\d|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*))?)[\s:,–-]+(?=\S)/iu;

export type Lead = {
  rest: string;
  /** The whole, with the rest read as `text`: as a set of this name, or below a title. */
  around: ((text: string) => string)[];
};

export function leadsOf(body: string): Lead[] {
  return [date, beforeSign].flatMap((shape) => {
    const [found = "", margin = "", words = ""] = shape.exec(body) ?? [];
    const rest = body.slice(found.length);
    if (found === "" || /["|]/.test(words) || !/\p{L}/u.test(words)) return [];
    const asSet = (text: string) => `${margin}Regular: "${words}"\n${margin}  ${text.trim()}`;
    const asTitle = (text: string) => `# ${words}\n${margin}${text.trim()}`;
    return [{ rest: margin + rest, around: shape === date ? [asTitle, asSet] : [asSet, asTitle] }];
  });
}
