import { distances } from "#app/domain/workout/text/endurance/distances.ts";
import { rates } from "#app/domain/workout/text/endurance/rates.ts";
import { times } from "#app/domain/workout/text/endurance/times.ts";
import {
  newWord,
  noWord,
  number,
  type Phrase,
  phrase,
  singles,
  spellings,
} from "#app/domain/workout/text/words/spellings.ts";
import { approximations, setCounts } from "./steps.ts";

const reps = "\\d+(?:-\\d+|\\+)?";

const loads: readonly Phrase[] = [
  phrase(
    "5x3 @80% (of 1RM)",
    "5x3 @80%",
    `(%)\\s*(?:\\((?=[^()]*(?:rm|max)\\))|(?!\\())(?:of\\s+|od\\s+|vom\\s+)?(?:(?:my|the|today's)\\s+)?(?:e?1?\\s?rm|max(?:imum)?)${noWord}(?:(?<=%\\s*\\([^()]*)\\))?`,
    "$1",
  ),
  phrase(
    "3x5 @8",
    "3x5 rpe 8",
    "@\\s*((?:[1-9]|10)(?:[.,]5)?(?:-(?:[1-9]|10)(?:[.,]5)?)?)(?:\\s*rpe)?(?=\\s*(?:$|[,;|)/(\\uE100-\\uE1FF])|\\s+(?:(?:w/|with|rest|tempo|per|each|last|then)(?!\\p{L})|\\d{0,2}\\s*x\\s*\\d|@)|(?:-(?:[5-9]|10)(?:[.,]5)?){2,9}\\s*(?:$|[,;)]))(?!(?:(?:\\s*[,/]\\s*\\d+(?:[.,]\\d+)?){2,}|\\s*/\\s*\\d+(?:[.,]\\d+)?)\\s*(?:kg|lb|%))",
    " rpe $1",
  ),
  phrase("8-10 / 27,5 kg", "8-10 @27,5 kg", `(\\d{1,2}-\\d{1,2})\\s*/\\s*(?=${number}\\s*(?:kg|lb))`, "$1 @"),
  phrase("8@65%+", "8+@65%", `(?<![\\d-]|x\\s?)(\\d{1,2})(\\s*@\\s*\\d+(?:[.,]\\d+)?\\s*%)\\+`, "$1+$2"),
  phrase("3x5 RPE: 8", "3x5 rpe 8", `@?\\s*${newWord}rpe\\s*[:@]?\\s*(?=\\d)`, " rpe "),
  phrase(
    "5x5 @5RM",
    "5x5 @100%5RM",
    `@\\s*(?:(?:your|my|the|an?)\\s+)?(\\d{1,2})\\s?rm(?=$|[\\s,;)])(?!\\s*[-+\\d])`,
    "@100%$1RM",
  ),
];

const counts: readonly Phrase[] = [
  phrase(
    "5x5 ramping up to 100kg",
    "ramp 5x5 as 100kg",
    `^(\\d{1,2}\\s*x\\s*\\d{1,2})[\\s,(]*(?:(?:ramp|build|work)(?:ing|ed)?(?:\\s+up)?\\s+(?:up\\s+)?|up\\s+)to\\s+(?:an?\\s+)?(?:top set (?:of|at)\\s+)?@?\\s*(?=${number}\\s*(?:kg|lb|%)\\)?$)`,
    "ramp $1 as ",
  ),
  phrase(
    "5x5 ramp: 60, 70, 80kg",
    "5x5 @60, 70, 80kg",
    `^(\\d{1,2}\\s*x\\s*\\d{1,2})[\\s,(]*(?:ramp(?:ing)?(?: up)?|ascending|rising)\\s*:?\\s*(?=${number}(?:\\s*[,/]\\s*${number}){2,})`,
    "$1 @",
  ),
  phrase("5 to RPE 8", "5 rpe 8", `(\\d)\\s+to\\s+(?:an?\\s+)?@?\\s*(?=rpe\\s*\\d)`, "$1 "),
  phrase(
    "3x5 RIR 2",
    "3x5 2RIR",
    `@?\\s*${newWord}rir\\s*[:=]?\\s*(\\d(?:-\\d)?)${noWord}(?!\\s*(?:x|sets?|${singles.join("s?|")}s?|rounds?|[/-]\\s*\\d|,\\d(?!\\s*\\p{L})))`,
    " $1RIR",
  ),
  phrase(
    "3x5, leave 2 reps in reserve",
    "3x5, 2RIR",
    `(?:(?:(?:ali|aber|but|ipak)\\s+)?(?:leav(?:e|ing)|keep(?:ing)?|ostavi(?:ti)?)\\s+)?(\\d(?:-\\d)?)\\s*(?:rir|reps? in reserve|(?:reps\\s+)?u rezervi)${noWord}`,
    "$1RIR",
  ),
  phrase("3x5 (2 RIR)", "3x5 2RIR", `\\(\\s*(\\d(?:-\\d)?)\\s*rir\\s*\\)`, " $1RIR"),
  phrase(
    "3x5 (leave 2 in the tank)",
    "3x5 2RIR",
    `\\(?(?:(?:leav(?:e|ing)|keep(?:ing)?|with)\\s*)?(?<!\\d)(\\d(?:-\\d)?)\\s*(?:reps?\\s*)?(?:left\\s*)?,?\\s*in (?:the )?tank\\)?`,
    " $1RIR",
  ),
  phrase("3x5 @2RIR", "3x5 2RIR", `@\\s*(\\d(?:-\\d)?)\\s*rir${noWord}`, " $1RIR"),
  phrase(
    "80% of training max",
    "80%TM",
    `(%)\\s*(?:of\\s+|od\\s+|vom\\s+)?(?:the\\s+|my\\s+)?(?:training max(?:imum)?|tm)${noWord}`,
    "$1TM",
  ),
  phrase(
    "80% of top set",
    "80%top",
    `(%)\\s*(?:of\\s+)?(?:the\\s+|my\\s+|that\\s+|today's\\s+)?(?:top(?:\\s?(?:set|single|double|triple))?|(?:heavy\\s+)?(?:single|double|triple)|that|it)${noWord}`,
    "$1top",
  ),
  phrase("80% of 5RM", "80%5RM", `(%)\\s*(?:of\\s+|od\\s+|vom\\s+)?(?:my\\s+)?(\\d{1,2})\\s?rm${noWord}`, "$1$2RM"),
  ...singles.map((word, at) =>
    phrase(`${word}s: 150, 160kg`, `${at + 1} @ 150, 160kg`, `^${word}s\\s*:?\\s*(?:@|at)?\\s*(?=\\d)`, `${at + 1} @ `),
  ),
  phrase(
    "(60%/3)2",
    "2x3 @60%",
    `\\((${number}\\s*(?:%|kg|lb)?)\\s*/\\s*(\\d{1,2})\\)\\s*(\\d{1,2})${noWord}`,
    "$3x$2 @$1",
  ),
  phrase(
    "70%x2(3)",
    "3x2 @70%",
    `(${number}\\s*(?:%|kg|lb))\\s*x\\s*(\\d{1,2}(?:\\+\\d{1,2})*)\\s?\\(([2-5])\\)`,
    "$3x$2 @$1",
  ),
  phrase(
    "70-75-80% x 2-2-1",
    "2-2-1 @ 70-75-80%",
    `(?<=^[\\s,:\\uE100-\\uE1FF]*)(?!1\\d-1\\d\\s*x)(\\d{2,3}(?:[.,]\\d)?(?:[-/]\\d{2,3}(?:[.,]\\d)?)+)\\s*(%|kg|lb)?\\s*x\\s*(\\d{1,2}\\+?(?:[-/]\\d{1,2}\\+?)*)(?=$|\\s*[,\\uE100-\\uE1FF])`,
    "$3 @ $1$2",
  ),
  phrase(
    "3 ladders 1-2-3",
    "1-2-3 x3",
    "(?<![\\d-])(?:([2-9](?:-[2-9])?) ladders:? (?:of )?|([2-9]-[2-9]) ?x ?(?=\\())\\(?(\\d{1,2}(?:-\\d{1,2}){2,})\\)?",
    "$3 x$1$2",
  ),
  phrase(
    "(1-2-3) x 5",
    "1-2-3 x5",
    "(?<![\\d-])\\(?(\\d{1,2}(?:-\\d{1,2}){2,5})(?:\\) ?| (?=\\())\\(?x ?([2-9](?:-[2-9])?)\\)?(?![-\\d]|\\s*(?:kg|lb|%))",
    "$1 x$2",
  ),
  phrase(
    "(1,2,3) x 5",
    "5x(1,2,3)",
    "(?:\\(|(?<=[\\uE100-\\uE1FF] *)|(?<!\\S)(?=1, ?2, ?3))(\\d{1,2}(?:, ?\\d{1,2}){1,5})\\)? ?x ?([2-9](?:-[2-9])?)(?![-\\d]|\\s*(?:kg|lb|%))",
    "$2x($1)",
  ),
  phrase(
    "5 ladders of 1,2,3",
    "5x(1,2,3)",
    "(?<![\\d-])([2-9](?:-[2-9])?) ladders:? (?:of )?\\(?(\\d{1,2}(?:, ?\\d{1,2}){1,5})\\)?",
    "$1x($2)",
  ),
  phrase(
    "5/8/13 x 60/55/50kg",
    "5/8/13 @ 60/55/50kg",
    `^(\\d{1,2}(?:\\s?/\\s?\\d{1,2}){2,})\\s*x\\s*(?=\\d{2,3}(?:[.,]\\d)?(?:\\s?/\\s?\\d{2,3}(?:[.,]\\d)?){2,}\\s*(?:$|kg|lb|%))`,
    "$1 @ ",
  ),
  phrase(
    "5/3/1: 75/85/95%",
    "5/3/1 @ 75/85/95%",
    `^(\\d{1,2}(?:/\\d{1,2}\\+?){2,})\\s*:\\s*(?=${number}(?:/${number}){2,}\\s*(?:%|kg|lb))`,
    "$1 @ ",
  ),
  phrase("5s @ 65%", "5 @ 65%", `^(\\d)s(?=\\s*@)`, "$1"),
  phrase("body weight + 10kg", "bw+10kg", `@?\\s*${newWord}(?:body[ -]?weight|bw)\\s*([+-])\\s*(?=\\d)`, " bw$1"),
  phrase(
    "3x8 bodyweight",
    "3x8 bw",
    `@?\\s*${newWord}(?:body[ -]?weight|bw)(?=$|[\\s,;)])(?!\\s*\\d(?!\\d{3}))`,
    " bw",
  ),
  phrase(
    "sets 3, reps 5",
    "3x5",
    `(?:(?<!\\d\\s*)sets?|sets?(?=:)):?\\s*(\\d+)\\s*,?\\s*reps?:?\\s*(${reps})${noWord}`,
    "$1x$2",
  ),
  phrase("weight: 80kg", "@80kg", `${newWord}(?:weight|load|gewicht|težina)\\s*:\\s*(?=\\d)`, "@"),
  phrase(
    "5 reps x 3 sets",
    "3x5",
    `(?:(?<=\\d\\s*(?:kg|lb|%)\\s*)x\\s*)?${newWord}(${reps})\\s*(?:reps?)\\s*(?:,|x|for)?\\s*(\\d+)\\s*sets?${noWord}`,
    " $2x$1",
  ),
  phrase(
    "x 5, 3 sets",
    "3x5",
    `^(?:x\\s*)?(\\d{1,3}(?:-\\d{1,3})?)(?:\\s*(?:times|puta|mal))?((?:\\s*/\\s*|\\s+(?:per|each|pro|svak\\p{L}+|na svaku)\\s+)\\p{L}+)?\\s*,\\s*(\\d{1,2})\\s*sets?${noWord}`,
    "$3x$1$2",
  ),
  phrase(
    "10 reps, 60kg, 3 sets",
    "3x10 @60kg",
    `^(\\d+)\\s*reps?\\s*,\\s*(${number}\\s*(?:kg|lb|%))\\s*,\\s*(\\d+)\\s*sets?${noWord}`,
    "$3x$1 @$2",
  ),
  phrase(
    "3 reps at 150kg for 5 sets",
    "5x3 @150kg",
    `^(\\d+)\\s*reps?\\s*(?:@|at|with)\\s*(${number}\\s*(?:kg|lb|%)),?\\s*(?:for|x)\\s*(\\d+)\\s*sets?${noWord}`,
    "$3x$1 @$2",
  ),
  phrase("8 to 12 reps", "8-12", `(\\d+)\\s*(?:to|do|bis)\\s*(\\d+)\\s*reps?${noWord}`, "$1-$2"),
  phrase(
    "12 x 3 sets",
    "3x12",
    `(?<=^|(?:kg|lb|%|rir|rpe \\d+(?:\\.5)?)\\s+)(\\d+)\\s*x\\s*(\\d{1,2})\\s*sets?${noWord}`,
    "$2x$1",
  ),
  phrase(
    "4 sets of 8 to 10",
    "4x8-10",
    `(sets?\\s*(?:of|x)?\\s*\\d+|\\dx\\d+)\\s*(?:to|do|bis)\\s*(?=\\d+${noWord})`,
    "$1-",
  ),
  phrase(
    "3 sets of 5",
    "3x5",
    `(\\d+)\\s*sets?\\s*(?:across\\s*)?(?:of|x|,|:|/|od|po|zu je|mit je|zu|je|à|á|a|mit|von)?\\s*(?=${reps}(?!\\d|\\s*(?:%|kg|lb|,\\s*\\d+\\+?\\s*(?:,|$)|/)))`,
    "$1x",
  ),
  phrase("3 sets of 20m", "3x 20m", `(\\d+)\\s*sets?\\s*(?:of|x|,|:|od|po|zu|je|à|á|a|mit|von)?\\s*(?=\\d)`, "$1x "),
  phrase(
    "3 sets to failure",
    "3x max",
    `(\\d+)\\s*(?:sets?|x)[,:]?\\s*(?:(?:of|à|á|a|po|mit|je|zu je)\\s+)?(?:to\\s+failure|do\\s+otkaza|bis\\s+zum\\s+versagen|amrap|max|f)${noWord}`,
    "$1x max",
  ),
  ...singles.map((word, index) =>
    phrase(`8 ${word}s`, `8x${index + 1}`, `(\\d+)\\s*${word}s${noWord}`, `$1x${index + 1}`),
  ),
  phrase("3x5 reps", "3x5", `(\\d+\\s*x\\s*${reps})\\s*reps?${noWord}`, "$1"),
  phrase(
    "dropset 12/10/8 kg x 10",
    "10 @12/10/8kg",
    "drop[ -]?sets?\\s*:?\\s*@?(\\d+(?:[.,]\\d+)?(?:/\\d+(?:[.,]\\d+)?)+)\\s*(kg|lb)\\s*(?:x|for)\\s*(\\d{1,2})",
    "$3 @$1$2",
  ),
  phrase(
    "drop set 120-100-80kg",
    "@120/100/80kg",
    `(?:${newWord}1\\s+)?drop[ -]?set\\s*:?\\s*@?(\\d+)[-/](\\d+)[-/](\\d+)\\s*(?=kg|lb)`,
    "@$1/$2/$3",
  ),
  phrase("12, then @120/100/80kg", "12, then _ @120/100/80kg", `(?<=then\\s*)(?=@\\d+(?:/\\d+){2}\\s*(?:kg|lb))`, "_ "),
  phrase(
    "12 @30kg, drop to 10 @25kg",
    "12 @30kg, 10 @25kg",
    `\\s*(?:,|then|,\\s*then)\\s*drop(?:ping|ped)?(?:\\s*(?:the\\s*)?(?:weight|load))?(?:\\s*down)?(?:\\s*to)?\\s*(?=\\d)(?!\\d+\\s?%\\s*(?:for|and|x)|(?<!to\\s*)[1-4]?\\d\\s?%)`,
    ", ",
  ),
  phrase(
    "3x10 50/55/60kg",
    "3x10 @50/55/60kg",
    `(\\dx\\d+(?:-\\d+)?)\\s+(?=${number}(?:\\s*/\\s*${number})+\\s*(?:kg|lb|%))`,
    "$1 @",
  ),
];

export const phrases: readonly Phrase[] = [
  ...spellings,
  ...approximations,
  ...setCounts,
  ...distances,
  ...times,
  ...rates,
  ...loads,
  ...counts,
];
