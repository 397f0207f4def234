/** A way in which coaches write, as the notation writes it. Every example is read by a test. */
export type Phrase = { example: [written: string, notation: string]; shape: RegExp; to: string };

export const number = "\\d+(?:[.,]\\d+)?";
export const noWord = "(?![\\p{L}\\p{N}])";
export const newWord = "(?<![\\p{L}\\p{N}])";

export function phrase(written: string, notation: string, shape: string, to: string): Phrase {
  return { example: [written, notation], shape: new RegExp(shape, "giu"), to };
}

export const singles = ["single", "double", "triple"];
const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Words in other languages and spellings come first, so that later rows need not know them. */
export const spellings: readonly Phrase[] = [
  ...numbers.map((word, index) =>
    phrase(
      `${word} sets`,
      `${index + 1}x`,
      `${newWord}${word}(?=\\s*(?:x|by|sets?|reps?|rounds?|times|min|sec|hour|mile|more reps|singles|doubles|triples)${noWord})|(?<=(?:of|by|x|sets?)\\s+)${word}${noWord}`,
      String(index + 1),
    ),
  ),
  phrase(
    "4x 80% of max reps",
    "4x80%reps",
    `(\\d)\\s*%\\s*(?:of\\s+)?(?:(?:your|my)\\s+)?max\\.?\\s*reps${noWord}`,
    "$1%reps",
  ),
  phrase(
    "20-22,5-25kg",
    "20-22.5-25kg",
    "(?<=\\d[-/]\\d{1,3}|(?<![\\d.,-])\\d{1,3}(?=,\\d{1,2}[-/]\\d)),(?=(?:25|5|75)(?:[-/]|\\s?(?:kg|lbs?)))",
    ".",
  ),
  phrase("4 sets; 8 reps", "4x8", "(?<=sets?|sätze|serij[ae]|reps?|wdh\\.?|pon\\.?|\\dkg|\\d kg)\\s*;", ","),
  phrase("3x8 · 2 min", "3x8, 2min", "\\s*·\\s*", ", "),
  phrase(
    "3x5, zadnja serija do otkaza",
    "3x5, last set max",
    `${newWord}(?:(?:im|in der|u|na) )?(?:letzte[mnrs]?|zadnj\\p{L}+|posljednj\\p{L}+) (?:satz|serie|serij\\p{L}+|sets?|setu)\\s*:?\\s*(?=max|bis (?:zum|m|v)|do otkaza|amrap|\\+|@|rpe|rir|\\d)`,
    "last set ",
  ),
  phrase("set 1: 5 @ 60%", "5 @ 60%", `${newWord}(?:set|satz|serija)\\s*#?\\d{1,2}\\s*[:.)=]\\s*(?=\\d)`, ""),
  phrase(
    "60%x5,70%x3",
    "60%x5, 70%x3",
    "(?<=%|\\drm|\\dkg|\\d kg|lb|\\+),(?=\\d)|(?<=rpe\\s?\\d),(?=\\d{1,2}\\s*x)",
    ", ",
  ),
  phrase(
    "80kgx5,90kgx3",
    "80kgx5, 90kgx3",
    "(?<=x\\s?\\d{1,2}\\+?),(?=\\d{2,3}(?:[.,]5)?\\s*(?:%|kg|lbs?)?\\s*(?:x|\\d+\\s*x))",
    ", ",
  ),
  phrase(
    "5x65% 5+x85%",
    "5 @65%, 5+x85%",
    "(?<![\\d.,])(\\d{1,2}\\+?)\\s*x\\s*(\\d{2,3}(?:[.,]\\d)?)\\s?%,?\\s+(?=\\d{1,2}\\+?\\s*x\\s*\\d{2,3}(?:[.,]\\d)?\\s?%)",
    "$1 @$2%, ",
  ),
  phrase("50%1x5 60%2x4", "50% 1x5, 60% 2x4", "(?<=\\d)\\s+(?=\\d{2,3}(?:[.,]\\d+)?%\\d{1,2}\\s*x\\s*\\d)", ", "),
  phrase("50%1x5", "50% 1x5", "(\\d\\s?%)(?=\\d{1,2}\\s*x\\s*\\d)", "$1 "),
  phrase(
    "30 X 1 tempo",
    "tempo 30X1",
    `${newWord}(?:tempo\\s*[:=]?\\s*(\\d)[\\s-]*([\\dx])\\s+([\\dx])\\s+([\\dx])|tempo\\s*[:=]?\\s*(\\d)([\\dx])\\s+([\\dx])\\s+([\\dx])|(\\d)\\s?([\\dx])\\s+([\\dx])\\s+([\\dx])\\s+tempo)${noWord}`,
    "tempo $1$2$3$4$5$6$7$8$9$10$11$12",
  ),
  phrase(
    "Kadenz 2-0-2",
    "tempo 2-0-2",
    "(?:kadenz|kadenca)\\s*:?\\s*(?=[\\dx](?:[-/][\\dx]){2,3}(?![\\d\\p{L}])|[\\dx]{4}(?![\\d\\p{L}]))",
    "tempo ",
  ),
  phrase("3*5", "3x5", "(\\d)\\s*\\*\\s*(?=\\d)", "$1x"),
  phrase(
    "3 Sätze x 5 Wdh",
    "3x5",
    `(\\d\\s*)(?:sätze|saetze|satz|serij[aeu]|ser\\.|rundi|runde|krugova?|rds?|series|rounds?(?=\\s*[,:]|\\s+of\\s+\\d))${noWord}`,
    "$1sets",
  ),
  phrase(
    "3x5 Wiederholungen",
    "3x5",
    `((?:\\d\\+?|max\\.?)\\s*)(?:wiederholungen|wiederholung|wdh\\.?|wh\\.?|ponavljanja|ponavljanje|pon\\.?|repetitions?|reps)${noWord}`,
    "$1reps",
  ),
  phrase(
    "2x5 mit 10% weniger",
    "2x5 -10%",
    `(?:(?:mit|s|sa)\\s+)?(\\d{1,2})\\s?%\\s*(?:weniger|manje|leichter|lakše)${noWord}`,
    "-$1%",
  ),
  phrase(
    "3x5 mit 80kg",
    "3x5 @80kg",
    `${newWord}(?<!\\/)(?:(?:mit|sa|s|na|bei|using|with|w/)\\s*@?(?=(?<=(?:bei|na|mit|sa?)\\s)(?:rpe|rir)\\s*\\d|${number}(?:\\s*[,/]\\s*${number})*\\s*(?:%|kg|lb|kilo))|(?:po|je|per|à|á|zu je)\\s*(?=${number}(?:(?:\\s*[,/]\\s*${number}){2,})?\\s*(?:%|kg|lb|kilo)))`,
    "@",
  ),
  phrase(
    "3x8, bučice 14kg",
    "3x8, @14kg",
    `(?<=\\d.*)${newWord}(?:(?:with|w/|mit|s|sa)\\s+(?:(?:an?|1|one)\\s+)?)?(?:bučic\\p{L}+|girj\\p{L}+|šipk\\p{L}+|kurzhanteln?|langhantel|kugelhanteln?|hanteln?|kh|dumbbells?|dbs?|kettlebells?|kbs?|barbell)\\s*(?:od|of|je|po|zu|à|mit|at|[:@])?\\s*(?=${number}\\s*(?:kg|lbs?|kilo)${noWord})`,
    "@",
  ),
  phrase(
    "3x8 with a 16kg KB",
    "3x8 @16kg KB",
    `(?<=\\d.*)${newWord}(?:with|w/|mit|sa?|uz)\\s+(?:an?|the|my|your|1|one|einer?|jednom)\\s+(?=${number}\\s*(?:kg|lbs?)${noWord})`,
    "@",
  ),
  phrase(
    "3x20, DBs 12.5s",
    "3x20 @ 12.5",
    `(?<=\\d.*),?\\s*${newWord}(?:dbs?|kbs?|dumbbells?|kettlebells?)\\s*(?:of|@)?\\s*(\\d{1,2}(?:[.,]\\d)?)s?(?=\\s*(?:$|[,;)]))`,
    " @ $1",
  ),
  phrase(
    "5x5, Zusatzgewicht 10 kg",
    "5x5, bw+10 kg",
    `${newWord}(?:(?:mit|sa?|uz)\\s+)?(?:zusatzgewicht|dodatn\\p{L}+(?: težin\\p{L}+| opterećenj\\p{L}+)?|added weight|plus)\\s*:?\\s*(?=${number}\\s*(?:kg|lbs?)${noWord})`,
    "bw+",
  ),
  phrase(
    "5x5 mit 10 kg Zusatzgewicht",
    "5x5 bw+10 kg",
    `${newWord}(?:(?:mit|sa?|uz)\\s+|\\+\\s?|@\\s*)?(${number}\\s*kg)\\s+(?:zusatz(?:gewicht)?|dodatn\\p{L}+(?: težin\\p{L}+| opterećenj\\p{L}+)|extra)${noWord}`,
    "bw+$1",
  ),
  phrase("3 puta po 5", "3x5", `(\\d)\\s*(?:puta|mal|times)\\s*(?:(?:po|à|zu je)\\s*)?(?=\\d)`, "$1x"),
  phrase("pola minute", "30s", `${newWord}(?:pola minute|half a minute|(?:eine )?halbe minute)${noWord}`, "30s"),
  phrase("10 koraka", "10 steps", `(\\d)\\s*(?:koraka|schritte)${noWord}`, "$1 steps"),
  phrase("10 Minuten", "10min", `(\\d)\\s*(?:minuten|minuta|minutes?|mins|min\\.)${noWord}`, "$1min"),
  phrase("1½ h", "1.5 h", "(\\d)\\s*½(?=\\s*(?:mi|k|h))", "$1.5"),
  phrase(
    "half a mile jog",
    "0.5 mi jog",
    `${newWord}half(?: a)?[ -]mile(?=\\s*(?:$|[,;]|jog|walk|easy|float|between|recovery))`,
    "0.5 mi",
  ),
  phrase("½ mile", "0.5 mi", "(?<![\\d.])½(?=\\s*(?:mi|k|h))", "0.5"),
  phrase("30 Sek.", "30s", `(\\d)\\s*(?:sekunden|sekundi|sekunde|seconds?|secs?|sek)\\.?${noWord}`, "$1s"),
  phrase("5 Meter", "5m", `(\\d)\\s*(?:meters?|metres?|metara|metar|metra)${noWord}`, "$1m"),
  phrase("zona 2", "z2", `${newWord}(?:(?:u|in|im) )?(?:zona|zoni|zonu|zone)\\s*(?=\\d)`, "z"),
  phrase(
    "3x max reps in 40s",
    "3x max time 40s",
    `(?:${newWord}max\\.?\\s*reps|as many (?:reps )?as (?:possible|(?:you|u) can)|${newWord}(?:max|amrap)(?=\\s+in\\s+\\d+\\s*s${noWord}))\\s+in\\s+(?=\\d{1,3}\\s*(?:s|min)${noWord}|\\d{1,2}:\\d{2})`,
    "max time ",
  ),
  phrase(
    "max Wdh",
    "max",
    `${newWord}ma(?:x|ks)(?:imal\\p{L}*|imum)?\\.?\\s*(?:reps|hold|wdh\\.?|wiederholungen|pon\\.?|ponavljanja)${noWord}|(?<=\\dsets?\\s(?:à|á|mit|je|po)\\s)(?:max\\.|maks(?:imum)?\\.?)`,
    "max",
  ),
  phrase(
    "as many as possible",
    "max",
    "as many (?:reps )?as (?:possible|(?:you|u) can)|(?:un)?till? (?:you|u) can(?:'?t|not)(?: do)?(?: any| another| one)?(?: more)?(?: reps?)?(?!\\p{L}| [\\p{L}])|bis (?:zum )?(?:muskelversagen|versagen|mv(?!\\p{L}))|do otkaza",
    "max",
  ),
  phrase(
    "3x4 @ 160 170 180kg",
    "3x4 @ 160/170/180kg",
    "(?<=@\\s*\\d{2,3}(?:[.,]\\d)?|@\\s*\\d{2,3}(?:[.,]\\d)?\\s+\\d{2,3}(?:[.,]\\d)?|@\\s*\\d{2,3}(?:[.,]\\d)?/\\d{2,3}(?:[.,]\\d)?)\\s+(?=\\d{2,3}(?:[.,]\\d)?(?:\\s*(?:kg|lbs?|%)?\\s*$|\\s+\\d))",
    "/",
  ),
  phrase(
    "12 12 10 @18kg",
    "12/12/10 @18kg",
    "(?<=^\\d{1,2}|^\\d{1,2}[ /]\\d{1,2})\\s+(?=\\d{1,2}(?:\\s+\\d{1,2})*\\s*@)",
    "/",
  ),
  phrase("danach 2x5", "then 2x5", `${newWord}(?:danach|dann|zatim|onda|nakon toga)(?=\\s+\\d)`, "then"),
  phrase("3xAMAP", "3xmax", `(?<=^|[^\\p{L}]|\\dx)amap${noWord}`, "max"),
  phrase("4x maks", "4xmax", `(?<=\\d\\s*x\\s*)maks(?:imaln\\p{L}+|imum)?\\.?${noWord}`, "max"),
  phrase(
    "10cal x 6",
    "6x 10cal",
    `^(${number}\\s*(?:cals?|calories))\\s*x\\s*(\\d{1,2})(?=$|[\\s,;])(?!\\s*(?:s|sec|min|m|cal|kg|lb))`,
    "$2x $1",
  ),
  phrase("5-RM", "5RM", "(\\d)[ -]rm(?![\\p{L}\\p{N}])", "$1RM"),
  phrase(
    "60kg x AMRAP",
    "60kg x max",
    `(?<=(?:x|for)\\s*|(?:^|(?:kg|lbs?|%)[\\s:,]+)\\d{1,2}(?:\\s?[,/-]\\s?\\d{1,2})+\\s?[,/-]\\s?)(?:amrap|max reps|burn[ -]?out|(?:to )?fail(?:ure)?)${noWord}`,
    "max",
  ),
  ...singles.map((word, index) =>
    phrase(
      `${word} @80%`,
      `${index + 1} @80%`,
      `${newWord}(?<!(?:heavy|top)\\s+)${word}(?=\\s*(?:@|at\\s|rpe))`,
      String(index + 1),
    ),
  ),
  phrase("five by five", "5x5", `(\\d)\\s+by\\s+(?=\\d)`, "$1x"),
  phrase("= 5x5", "5x5", "^[\\s=→>.]+(?=\\d)", ""),
  phrase(
    "1m30s",
    "1:30",
    "(?<![\\d:])([1-9])\\s*m(?:in)?\\s*([0-5]\\d)\\s*s(?:ec)?(?![\\p{L}\\p{N}])(?!\\s*(?:on|off|work|hard|fast|easy|/\\s*\\d))",
    "$1:$2",
  ),
  phrase("3min30 rest", "3:30 rest", "(?<![\\d:])(\\d)\\s*min\\s*([0-5]\\d)(?![\\d\\p{L}])", "$1:$2"),
  phrase("3x5 [easy]", "3x5 (easy)", "\\[([^\\[\\]]*)\\]", "($1)"),
  phrase("5 kilometers", "5km", `(\\d)\\s*(?:kilomet(?:er|re)s?|kilometara|kms|k)${noWord}`, "$1km"),
  phrase("3 miles", "3mi", `(\\d)\\s*miles?${noWord}`, "$1mi"),
  phrase("200 yards", "200yd", `(\\d)\\s*(?:yards?|yds)${noWord}`, "$1yd"),
  phrase("60 kilos", "60kg", `(\\d)\\s*(?:kilos?|kilogram(?:s|a|m)?|kila|kgs?\\.)${noWord}`, "$1kg"),
  phrase("5x20 w/ 24", "5x20 @ 24", "(?<=\\d\\S*\\s+)(?:w/|with)\\s*(?=\\d{2,3}(?:$|[,;)]))", "@ "),
  phrase("135#", "135lb", `(\\d)\\s*(?:lbs?\\.?|pounds?|#)${noWord}`, "$1lb"),
  phrase("3x15ish", "3x15", `(\\d)[ -]?ish${noWord}`, "$1"),
  phrase("80 percent", "80%", `(\\d)\\s*(?:percent|prozent|posto)${noWord}`, "$1%"),
];
