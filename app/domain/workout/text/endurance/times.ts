import { newWord, noWord, number, type Phrase, phrase } from "#app/domain/workout/text/words/spellings.ts";

export const times: readonly Phrase[] = [
  phrase(
    "8km @ 4:30 min/km",
    "8km 4:30/km",
    `@?\\s*(?:(?:at|tempo|pace)\\s*:?\\s+)?(\\d{1,2}:\\d{2}(?:-\\d{1,2}:\\d{2})?)\\s*(?:min)?\\s*(?:\\/|per)\\s*(km|mi|500m)(?:les?|le)?${noWord}`,
    " $1/$2",
  ),
  phrase(
    "15 min/mi",
    "15:00/mi",
    `(?<![:\\d.])(\\d{1,2})\\s*min(?:ute)?s?\\s*(?:/|per|a)\\s*(km|mi)(?:les?|le)?${noWord}`,
    "$1:00/$2",
  ),
  phrase("1:50/500", "1:50/500m", "(\\d:\\d{2})\\s*\\/\\s*500(?!\\s*m|\\d)", "$1/500m"),
  phrase("1h30", "1:30:00", `(\\d{1,2})\\s*h(?:ours?|rs?)?\\s*(\\d{2})\\s*(?:min|m)?${noWord}`, "$1:$2:00"),
  phrase("1:30h", "1:30:00", `(\\d{1,2}:\\d{2})\\s*h(?:ours?)?${noWord}`, "$1:00"),
  phrase("2 hours", "2h", `(\\d)\\s*(?:hours?|hrs?|h|sati?|stunden?|std\\.?)${noWord}(?!\\s*\\d)`, "$1h"),
  phrase(
    "5:00 pace",
    "5:00pace",
    `(?:@\\s*)?((?:\\d{1,2}:\\d{2}-)?\\d{1,2}:\\d{2})\\s*(?:min\\s*)?pace${noWord}`,
    "$1pace",
  ),
  phrase("90% (1RM)", "90%", `(%)\\s*\\(\\s*(?:of\\s+)?1\\s?rm\\s*\\)`, "$1"),
  phrase("max cals", "maxcal", `^((?:\\d{1,2}\\s*x\\s*)?)max\\.?\\s*(?:cals?|calories)${noWord}`, "$1maxcal"),
  phrase("12 cals", "12cal", `(\\d)\\s*(?:cals|calories)${noWord}`, "$1cal"),
  phrase("45'", "45min", "(\\d)'(?!')(?!\\d)", "$1min"),
  phrase("1'30\"", "1:30", "(\\d{1,2})'\\s*(\\d{2})(?:\"|'')?", "$1:$2"),
  phrase(
    "400m in 75s",
    "400m 75s",
    `${newWord}(?:in|@|u|za)\\s+(?=\\d+(?::\\d{2})?(?:-\\d+(?::\\d{2})?)?\\s*(?:s|sec|min)?${noWord}(?!\\s*(?:/|per|%|kg|lb|km)))(?=\\d+(?:-\\d+)?(?::|\\s*(?:s|sec|min)))`,
    "",
  ),
  phrase("21s, 3 sets", "21s x 3", `21s,?\\s*(?:for\\s+)?(\\d{1,2})\\s*sets?${noWord}`, "21s x $1"),
  phrase("x 30 s", "30s", `^x\\s*(?=${number}\\s*(?:s|min|m|km|yd|cal)${noWord}|\\d{1,2}:\\d{2})`, ""),
  phrase(
    "100-200-300 m",
    "100-200-300m",
    `(\\d{1,4}(?:\\s*[-/]\\s*\\d{1,4}){2,})\\s+(?=(?:m|km|yd|mi|cal|min|sec|s)${noWord})`,
    "$1",
  ),
  phrase(":60 rest", "60s rest", "(?<!\\d):([6-9]\\d)(?!\\d)", "$1s"),
  phrase(":55", "0:55", "(?<![\\d])(:\\d{2})(?!\\d)", "0$1"),
];
