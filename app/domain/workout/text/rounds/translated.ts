import { remembered } from "#app/domain/text/remembered.ts";
import { partHabits } from "#app/domain/workout/text/endurance/part-habits.ts";
import { seriesHabits } from "#app/domain/workout/text/endurance/series-habits.ts";
import { sessionHabits } from "#app/domain/workout/text/endurance/session-habits.ts";
import { habits as ofLanguages, type Parts } from "#app/domain/workout/text/words/habits.ts";
import { fromExport } from "./exported-rows.ts";

export const habits = [...ofLanguages, ...partHabits, ...seriesHabits, ...sessionHabits];

const mayHaveHabit =
  /\d\s*(?:sek|min|std)\.|\d\s?mi(?:les?)?\s|(?<!\p{L})(?:p|r|sp|tp|gp)(?:\.|\s|=|:|\d|ause|pause)|serienpause|satzpause|pauza između|odmor između|serijska|trab|geh|hod|kaskanj|lagan|butterfly|leptir|^(?:super|tri|dreifach|giant)|temp[ou]\s*\(|steigung|nagib|uspon|geschwindigkeit|brzin|speed|widerstand|otpor|alle |svak|jede|auf zeit|na vrijeme|durchg|durchl|krugova|prolaz|arbeit|belastung|rad|links|rechts|re\.?\/|li\.?\/|beidseit|lijev|obje|obostrano|so viele|koliko|što više|^[2-9]\s*seri|polazak|abgang|start |rund|krug|trittfrequenz|\stf\s|zirkel|circuit|kaden|schlagz|frekv|cm|strides|sprints|pick[ -]?ups|accel|\s[–—-]\s\d|^in (?:pairs|teams)|finish|end(?:ing)? |partner,|over[- ]?under|povratak|\|.*,|blo[kc]|w\/?u|warm|up and|up &|einlauf|zagrij|thr(?:ough|u)|pyramid|accumulate|(?:add|by|up) \d|\/\s*walk|-walk|\sjg|\d(?:\s?\p{L}{1,5})?\s(?:[eh-itr]|st)(?:$|[\s,])|hr\s*:?\s*\d\d|\sdistance\s|\+.*strokes|\s[–—-]\s+(?:the\s+)?(?:last|final|first)|^with |^partner |no rest|(?:^|\s)1[ -]?h|^(?:mala )?igra|^ssg|sided|^spielf|^kleinf|^game|^\d\d\s?\/\s?\d\d\s|\d\ds?\s?\/\s?\d\ds?\s|\d\/\d\s*min|myo|\sbal|%\s*(?:of\s+)?vv|(?<!\p{L})(?:hp?|p|pwr)\.?\s?(?:sn|cl)|\d\s*(?:sets|series|serij)|\d\s*kruga|(?:between|između|zwischen den) [rckd]|the (?:middle|start|end)|mom.*even|\sna \d?:?\d|^schwimm|za vrijeme|\sinto\s|\p{L}\/\d{3}|equal|same (?:rest|rec|time)|^\d\d?\s*x\s*\d\d\s*\/|^\d+m? (?:warm|cool|main)|\simo|parn|gerade|\d sets?[,;(]|^xt\s|^cross|run off|:\d\ds|\d\s*(?:m|yd)?(?:\s+as|\s*[:=])\s+\(?\d\d/iu;

/** Without its note, which stays as it is written. */
export const translated = remembered((written: string): string => {
  const text = written.split(/(?:^|\s)\/\//, 1).join("");
  const row = /^\p{L}.*\|.*\|/u.test(text) ? fromExport(text) : text;
  if (row !== text) return row;
  if (!mayHaveHabit.test(text) || /^\s*[#>"!|=]/.test(text)) return written;
  const english = habits.reduce(
    (line, { shape, to }) =>
      typeof to === "string" ? line.replace(shape, to) : line.replace(shape, (...found) => to(found.at(-1) as Parts)),
    text,
  );
  return english + written.slice(text.length);
});
