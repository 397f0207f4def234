import { complexReadings } from "./complexes.ts";
import { type Knows, namesIn, type Readings } from "./taken.ts";

const behindName = /\s*\((?<said>\p{L}[\p{L} -]{2,24})\)(?=\s*\+)/u;
const atEnd =
  /[,;]\s+(?<said>(?!then(?!\p{L})|and(?!\p{L})|plus(?!\p{L})|rest(?!\p{L}))(?:\d{1,2}\s?(?:s|secs?|seconds?|count)\s+)?\p{L}[^,;@%\d]*(?:\s\d{1,2}\s?(?:s|secs?|seconds?))?)$/iu;

/** 'Hang snatch (above knee) + OHS 65%/2+1x4, 3 s hold at the bottom': what is said of one of them. */
export function notedComplexReadings(text: string, knows: Knows): Readings {
  const plain = complexReadings(text, knows);
  if (plain || !text.includes("+")) return plain;
  const last = atEnd.exec(text)?.groups?.said;
  const ahead = behindName.exec(text);
  if (last === undefined && !ahead) return null;
  if (last !== undefined && namesIn(last, knows)) return null;
  const bare = text.replace(atEnd, "").replace(behindName, "");
  const found = complexReadings(bare, knows);
  const at = ahead ? text.slice(0, ahead.index).split("+").length : null;
  return (
    found && {
      ...found,
      texts: found.texts.map((lines) =>
        lines.map((line, nth) => {
          const notes = [nth === at ? ahead?.groups?.said : undefined, nth === lines.length - 1 ? last : undefined];
          const said = notes.filter((one) => one !== undefined).join(", ");
          return said === "" ? line : `${line} // ${said}`;
        }),
      ),
    }
  );
}
