/** A load, an effort, a heart rate or a time that is a bound: its words, and the text with the value alone and without it. */
type Limit = { said: string; kept: string; left: string; mayBeReps: boolean };

const load =
  "@?\\s*(?:\\d+(?:[.,]\\d+)?(?:\\s?-\\s?\\d+(?:[.,]\\d+)?)?\\s?(?:kg|kilos?|lbs?|pounds?|#|%)(?![\\p{L}\\d/])|rpe\\s?\\d+(?:[.,]5)?)";
const verb = "(?:(?:but|and|stay|keep(?: it| them)?|go|going|use|using|weights?|loads?) ){0,2}";
const ahead =
  "(?:no|not|never) (?:more|less|higher|heavier|lower|lighter|over|above|under|below)(?: than)?|(?:more|less|heavier|lighter|higher|lower) than|" +
  "at (?:the )?(?:most|least)|not exceeding|under|over|below|above|(?:start|begin)(?:n?ing|s)?(?= @)|(?:start|begin)(?:n?ing|s)? (?:at|with|from|on|around)|not|maybe|perhaps|possibly|(?<!\\d ?)(?<max>max(?:imum)?|min(?:imum)?)(?: of)?(?! ?@)|höchstens|mindestens|maximal|minimal|najviše|najmanje|barem|do najviše";
const behind =
  "or (?:less|more|lower|higher|lighter|heavier|under|below|over|above)|(?:(?<!%\\s*)(?:max(?:imum)?|min(?:imum)?))|tops|at (?:the )?(?:most|least)|to start(?: with)?|(?<=kg|lbs?)\\+|unless [^,;()]{3,60}|if [^,;()]{3,60}";

const time = "\\d{1,2}:\\d{2}(?:\\/(?:km|mi|mile))?(?![\\d/:])";

const boundAhead =
  "under|below|sub|over|above|(?:faster|quicker|slower) than|ispod|iznad|brže od|sporije od|unter|über|schneller als|langsamer als";

const beatsAhead =
  "(?:under|below|over|above|less than|no (?:more|higher) than|not (?:over|above)|max(?:imum|\\.)?(?: of)?|at most|up to|do|bis|unter|ispod|<|≤)";
const heartRate = "(?:hr|heart rate|hf|puls)";

const shapes: readonly RegExp[] = [
  new RegExp(
    `(?<=^|[\\s,(])(?:(?:keep|stay)(?:ing)? (?:(?:it|your) )?)?(?:(?:${heartRate}\\s*:?\\s*${beatsAhead}|${beatsAhead}\\s+${heartRate})\\s*(?<beats>\\d{2,3})(?:\\s?bpm)?|${beatsAhead}\\s*(?<bpm>\\d{2,3})\\s?bpm)(?![\\p{L}\\d%-])`,
    "iu",
  ),
  new RegExp(
    `(?<=^|[\\s,(])(?<!(?:x|max|amrap|rest|sets?)\\s*)(?:@\\s*|at )?${verb}(?:${ahead}) (?:an? |the |your )?(?<load>${load})(?! ?(?:rest|pause))`,
    "iu",
  ),
  new RegExp(
    `(?<=^|[\\s,(])(?:(?:but |keep (?:it )?)?(?:no (?:faster|slower|quicker) than|not (?:under|over|below|above|faster than|slower than)) (?<load>${time})|(?:in |go )?(?:${boundAhead}) ?(?<goal>${time}|\\d{1,3} ?(?:min(?:ut\\p{L}+|s)?|s(?:ec\\p{L}*|ek\\p{L}*)?)(?! ?(?:[\\p{L}/]|rest|pause|rec))))`,
    "iu",
  ),
  new RegExp(
    `(?<=^|[\\s,(])(?<!(?:add|plus|increase|by|drop|reduce|minus|up|down|\\+)\\s*)(?<load>${load}),? ?(?:${behind})(?=\\s*(?:$|[,;)]))`,
    "iu",
  ),
];

/** Without one of these words there is no limit. */
const limiting =
  /than|ispod|iznad|brže|sporije|unter|über|schneller|langsamer|most|least|max|min|under|over|below|above|exceed|start|begin|not|maybe|perhaps|possibly|or |tops|unless|if |\+|sub|höchst|mindest|naj|barem|bpm|<|≤|(?:hr|heart rate|hf|puls) (?:up|do|bis|unter|ispod)/i;

/** '3x5, no more than 60 kg' is read with that load and without it; a text without a limit has no such readings. */
export function limitedReadings<Meant extends { note: string }>(
  written: string,
  read: (text: string) => Meant[],
): Meant[] {
  const limit = limitIn(written);
  const noted = limit ? [limit.kept, limit.left].flatMap((text) => read(text).slice(0, 1)) : [];
  const limited = noted.map((one) => ({ ...one, note: [one.note, limit?.said].filter(Boolean).join(", ") }));
  return limited.length > 0 && limit?.mayBeReps ? [...limited, ...read(written)] : limited;
}

/** '3x5, no more than 60 kg' and '3x5 60 kg or less' */
function limitIn(text: string): Limit | null {
  for (const shape of limiting.test(text) ? shapes : []) {
    const found = shape.exec(text);
    if (!found || !isOfRounds(text, found.groups ?? {})) continue;
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const { beats, bpm = beats } = found.groups ?? {};
    const own = found.groups?.load ?? goalOf(text, found.groups?.goal) ?? `${bpm}bpm`;
    return {
      said: found[0].replace(/^@\s*/, "").trim(),
      kept: `${before}${/^(?:@|rpe|.*:|.*(?:bpm|min\p{L}*|s\p{L}*)$)/iu.test(own) ? "" : "@"}${own}${after}`,
      left: before + after,
      mayBeReps: found.groups?.max !== undefined,
    };
  }
  return null;
}

const ofDistance = /\d ?(?:k|km|m|mi|miles?)(?!\p{L})/iu;
const ofTime = /\d ?(?:min\p{L}*|h|hours?|')(?!\p{L})/iu;
const likePace = /^[3-9]:\d\d$/;

/** 'Run 20 min under 6:00' is of each kilometre. */
function goalOf(text: string, goal: string | undefined): string | undefined {
  return goal !== undefined && likePace.test(goal) && !ofDistance.test(text) ? `${goal}/km` : goal;
}

/** 'max 60 kg' alone is of repetitions, and 'under 6:00' of a distance, or the pace of a time. */
function isOfRounds(text: string, { max, goal }: Readonly<Record<string, string | undefined>>): boolean {
  if (goal !== undefined) {
    const others = text.replace(goal, "");
    return goal.includes("/") || ofDistance.test(others) || (likePace.test(goal) && ofTime.test(others));
  }
  return max === undefined || /\d\s*x\s*\d|\dx?\s*(?:reps|sets)|\d[,/-]\s?\d/i.test(text);
}
