import { type Habit, habit } from "#app/domain/workout/text/words/habits.ts";

const length = "\\d{1,2}:\\d\\d|\\d{1,3}\\s*(?:s|secs?|sek\\.?|min|'|\\x22)";
const short = (name: string) => `(?<${name}>[1-9][05])\\s*(?:s|secs?|\\x22)?`;
const machines = "(?:(?:run|bike|row|ride|ski(?:[ -]?erg)?)\\s*:?\\s+)?";
const places: Readonly<Record<string, string>> = { middle: "middle", end: "last", finish: "last", start: "first" };

/** Parts of a session, and rests as long as the work, in the words of a plainer line; read in this order. */
export const partHabits: readonly Habit[] = [
  habit(
    "Run 40 min with 10 min tempo in the middle",
    "Run 40 min, middle 10 min tempo",
    "(?<=\\d\\s*(?:min\\w*|'|h|km|k|mi)(?:\\s[^,;\\d]*)?)[\\s,]+(?:w/|with|mit)\\s+(?<part>\\d{1,3}\\s*(?:min\\w*|'|km|k|mi)(?!\\p{L})[^,;\\dx]{0,30}?)\\s+(?:in|at|to|for)\\s+(?:the\\s+)?(?<place>middle|end|finish|start)(?=\\s*$)",
    ({ part, place = "" }) => `, ${places[place.toLowerCase()]} ${part}`,
  ),
  habit(
    "6 x 2 min hard, equal recovery",
    "6 x 2 min hard, rest 2 min",
    `(?<=\\d\\s*x\\s*\\(?\\s*(?<time>${length})(?!\\p{L})[^/]*?)[\\s,(]+(?:w/|with\\s)?\\s*(?:equal|same)(?:\\s+(?:time|duration|length))?\\s+(?<how>rest|recovery|recoveries|off|easy|jog|walk|spin|float)(?:\\s+(?:between|time))?\\)?(?=\\s*$)`,
    ({ time, how = "" }) => (/jog|walk|spin|float|easy/i.test(how) ? `, ${time} ${how}` : `, rest ${time}`),
  ),
  habit(
    "15 x 30/30",
    "15 x 30s/30s",
    "^(?<count>\\d{1,2}\\s*x\\s*)(?<work>[1-6][05])\\s*/\\s*(?<rest>[1-6][05])(?=\\s*$)",
    ({ count, work, rest }) => `${count}${work}s/${rest}s`,
  ),
  habit(
    "Bike 30/15 x 13, 3 sets",
    "Bike 3 sets of 13 x 30s/15s",
    `^(?<name>${machines})(?:${short("work")}\\s*/\\s*${short("rest")}\\s*x\\s*(?<count>\\d{1,2})\\s*[,x]\\s*(?<sets>[2-9])\\s*sets?|(?<times>[2-9])\\s*(?:x|sets?(?:\\s+of)?)\\s*\\(?${short("on")}\\s*/\\s*${short("off")}\\s*x\\s*(?<each>\\d{1,2})\\)?)(?=\\s*(?:$|[,;@]))`,
    ({ name = "", work, rest, count, sets, times = sets, on = work, off = rest, each = count }) =>
      `${name}${times} sets of ${each} x ${on}s/${off}s`,
  ),
  habit(
    "40/20 x 8 on the bike",
    "Bike 40/20 x 8",
    `^(?<set>${short("work")}\\s*/\\s*${short("rest")}\\s*x\\s*\\d{1,2})\\s+(?:on (?:the )?)?(?<name>bike|rower|row|erg|ski(?: ?erg)?|run)(?=\\s*(?:$|[,;@]))`,
    ({ set, name = "" }) => `${/^(?:rower|erg)$/i.test(name) ? "Row" : name[0]?.toUpperCase() + name.slice(1)} ${set}`,
  ),
  habit(
    "Bike 5x3/2 min",
    "Bike 5 x 3 min/2 min",
    `^(?<name>${machines})(?<count>\\d{1,2})\\s*x\\s*(?<work>\\d)\\s*/\\s*(?<rest>\\d)\\s*min(?=\\s*(?:@|(?<=^\\p{L}.*)(?:$|[,;])))`,
    ({ name = "", count, work, rest }) => `${name}${count} x ${work} min/${rest} min`,
  ),
  // why: it is the speed that others call MAS
  habit(
    "Run 5 x 3 min @ 95% vVO2max",
    "Run 5 x 3 min @ 95% MAS // vVO2max",
    "(?<share>\\d{2,3}(?:-\\d{2,3})?\\s?%)\\s*(?:of\\s+)?(?<said>vv(?:o2(?:\\s?max)?)?)(?!\\p{L})(?<more>.*)$",
    ({ share, said, more }) => `${share} MAS${more} // ${said}`,
  ),
  habit(
    "30/30 x 10 @ 120% MAS",
    "Run 10 x 30s @ 120% MAS, rest 30s",
    `^(?<name>${machines})(?:${short("work")}\\s*/\\s*${short("rest")}\\s*x\\s*(?<count>\\d{1,2})|(?<times>\\d{1,2})\\s*x\\s*${short("on")}\\s*/\\s*${short("off")})\\s*(?<how>(?:@|at|na|bei)\\s*(?:\\d{2,3}(?:-\\d{2,3})?\\s?%\\s*(?:of\\s+)?)?(?:(?<run>mas|vam|vift|vv(?:o2(?:\\s?max)?)?)|ftp|map|cp)(?!\\p{L}))(?=\\s*(?:$|[,;]|//))`,
    ({ name = "", work, rest, count, times = count, on = work, off = rest, how, run }) =>
      `${name === "" ? (run === undefined ? "Bike " : "Run ") : name}${times} x ${on}s ${how}, rest ${off}s`,
  ),
  habit(
    "300 warm up: 100 swim, 100 kick, 100 pull",
    "warm up 300: 100 swim, 100 kick, 100 pull",
    "^(?<total>\\d{3,4})\\s*(?:m|yd)?\\s+(?<said>warm[ -]?up|cool[ -]?down|main set|w/?u|c/?d)\\s*[:=-]\\s*(?=\\d{2,4}\\s*(?:m|yd)?\\s+\\p{L}[^:]*,\\s*\\d)",
    ({ total, said }) => `${said} ${total}: `,
  ),
  habit("12 x 25 IMO @ :35", "12 x 25 IM order @ :35", "(?<=\\d\\s*(?:m|yd)?\\s+)IMO(?!\\p{L})", "IM order", "gu"),
  habit(
    "EMOM 10: neparne 10 sklekova, parne 8 zgibova",
    "EMOM 10: odd 10 sklekova, even 8 zgibova",
    "(?<=mom.*[\\s:,;])(?<word>neparn\\p{L}{1,3}|ungerade?\\p{L}{0,2}|parn\\p{L}{1,3}|gerade?\\p{L}{0,2})(?:\\s+(?:minut\\p{L}{1,2}))?(?=\\s*[:–-]?\\s)",
    ({ word = "" }) => (/^(?:ne|un)/i.test(word) ? "odd" : "even"),
  ),
  habit(
    "Zirkel 3x: 30s Arbeit/15s Pause: Dips",
    "Zirkel 3 rounds, 30s work / 15s rest: Dips",
    "(?<=^(?:zirkel\\p{L}*|circuits?|kružni(?: trening)?)\\s+\\d{1,2})\\s*x\\s*:\\s*(?=\\d{1,3}\\s*(?:s|sek|sec|min|'))",
    " rounds, ",
  ),
  habit(
    "Swim 200 pull/200 kick/200 swim",
    "Swim 200 pull, 200 kick, 200 swim",
    "(?<=(?:^|[\\s/])[1-9]\\d?00\\s*(?:m|yd)?\\s+(?:pull|kick|swim|drill|free|paddles|fins|back|breast|fly|im|choice|easy))/(?=[1-9]\\d?00\\s*(?:m|yd)?\\s+\\p{L})",
    ", ",
  ),
  habit(
    "Run 800m into 20 wall balls x 3",
    "3 rounds: Run 800m, 20 wall balls",
    "^(?!\\d{1,2}\\s*(?:x|rounds?))(?<first>[^,;:]*\\d[^,;:]*?)\\s+(?:(?:straight|directly|right)\\s+)?into\\s+(?<second>(?=[^,;:]*\\d)[^,;:]*?)\\s*,?\\s+x\\s*(?<count>\\d{1,2})(?:\\s*(?:rounds?|times|sets?))?$",
    ({ first, second, count }) => `${count} rounds: ${first}, ${second}`,
  ),
  habit(
    "6x50 m kraul na 1:10",
    "6x50 m kraul on 1:10",
    "(?<=\\d\\s*x\\s*(?:25|50|75|[1-9]00)\\s*m?\\s+(?:\\p{L}+\\s+)?)na\\s+(?=\\d{0,2}:\\d\\d(?![\\d/]))",
    "on ",
  ),
  habit(
    "Schwimmen: 300 ein, 4x100, 200 aus",
    "Schwimmen: 300 einschwimmen, 4x100, 200 ausschwimmen",
    "(?<=^schwimm.*\\d\\s*m?\\s+)(?<word>ein|aus)(?=\\s*(?:[,;+]|$))",
    ({ word }) => `${word}schwimmen`,
  ),
  // why: the first minute is an odd one
  habit(
    "EMOM 10: even 10 dips, odd 8 rows",
    "EMOM 10: odd 8 rows, even 10 dips",
    "(?<=^emom[^:,]*[:,]\\s*)(?<first>even(?!\\p{L})[^,;/]*)[,;/]\\s*(?<second>odd(?!\\p{L})[^,;/]*)$",
    ({ first = "", second = "" }) => `${second.trim()}, ${first.trim()}`,
  ),
  habit(
    "6 x 150m (50m walk), 2 sets, 4 min between",
    "2 x (6 x 150m, 50m walk), 4 min between sets",
    `^(?<name>(?:(?:run|swim|row|bike|sprints?)\\s+)?)(?<set>\\d{1,2}\\s*x\\s*\\d[^()]*?)(?:\\s*\\((?<pause>[^()]*)\\))?\\s*,\\s*(?<sets>[2-9])\\s*(?:sets?|series|serij[ae])\\s*[,;(]\\s*(?:rest\\s+)?(?<rest>${length})\\s*(?:rest\\s*)?(?:(?:in )?between|b/w|btw)(?:\\s+sets)?\\)?$`,
    ({ name, set, pause, sets, rest }) =>
      `${name}${sets} x (${set}${pause === undefined ? "" : `, ${pause}`}), ${rest} between sets`,
  ),
];
