import { noWord, type Phrase, phrase } from "#app/domain/workout/text/words/spellings.ts";

/** What is carried, pushed or dragged so far, so many times. */
export const distances: readonly Phrase[] = [
  phrase(
    "6 trips x 20yd",
    "6x 20yd",
    `(\\d)\\s*(?:trips?|lengths?|runs?|carries|walks?|drags?|pushes)\\s*(?:x|of|@|à|,)?\\s*(?=\\d+(?:[.,]\\d+)?\\s*(?:m|met\\p{L}+|yds?|yards?|ft|feet)${noWord})`,
    "$1x ",
  ),
  phrase(
    "3 trips each hand",
    "3x each hand",
    "(\\d)\\s*trips?(?=\\s*(?:/|(?:per|each)\\s)\\s*(?:sides?|hands?|arms?))",
    "$1x",
  ),
  phrase(
    "50 feet",
    "50ft",
    `(\\d[05])\\s*(?:feet|foot)${noWord}(?!\\s+(?:elevated|up|on|in|together|apart|wide|flat|forward|high|raised))`,
    "$1ft",
  ),
  phrase(
    "90kg, 20m x 8",
    "90kg, 8x 20m",
    `(?<=(?:kg|lbs?|#|hand)(?:\\s*,)?\\s+)(\\d{1,3}\\s?(?:m|yds?|yards?|ft))\\s*x\\s*(\\d{1,2})(?:\\s*(?:runs?|trips?|lengths?|times))?(?=\\s*(?:$|[,;)]))`,
    "$2x $1",
  ),
  phrase(
    "50m x 4 runs",
    "4x 50m",
    `(?<![\\d.,x]|x\\s)(\\d{1,3}\\s?(?:m|yds?|yards?|ft))\\s*x\\s*(\\d{1,2})\\s*(?:runs?|trips?|lengths?|times)(?=\\s*(?:$|[,;)]))`,
    "$2x $1",
  ),
];
