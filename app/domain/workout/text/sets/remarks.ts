import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { isBareName } from "./entry-lists.ts";
import { type Knows, marginOf, type Taken, textOf } from "./taken.ts";

const said =
  /^(?:\*+(?!\*)|\((?=.*\)$)|(?:note|notes|score|scaling|scale|goal|target|focus|cue|cues|tip|rest as|rest when|split|share|partition|break up|alternate|switch|keep|try|aim|stay|work (?:at|on|hard|up)|move|use|go (?:hard|heavy|light|easy|for)|build|increase|add|no (?:pain|rest|rush)|don't|do not|stop|record|log|post|rx|if|when|make sure|remember|take|repeat|same|one works|hinweis|napomena)(?!\p{L}))/iu;

/** 'Rest as needed' and '*split as you like' below exercises. */
export function takeRemark(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const line = lines[at];
  const text = line ? textOf(line) : "";
  if (!line || isBlank(line) || !said.test(text) || at === 0) return null;
  const above = lines.slice(0, at).findLast((one) => !isBlank(one));
  const isNamed = knows.mayBeEntry(text) || isBareName(text, knows) || knows.heading(text)?.isSure;
  if (!above || /^[#>]/.test(textOf(above)) || isNamed) return null;
  const note = text.replace(/^\*+\s*|\s*\*+$/g, "").replace(/^\((.*)\)$/, "$1");
  return { readings: [[{ from: line, text: `${marginOf(line)}// ${note}`.trimStart() }]], count: 1, isAsked: /\d/.test(note) };
}
