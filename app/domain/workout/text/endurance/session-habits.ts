import { type Habit, habit } from "#app/domain/workout/text/words/habits.ts";
import { noWord } from "#app/domain/workout/text/words/spellings.ts";

/** How runners, swimmers and riders write a session, in the words of a plainer line; read in this order. */
export const sessionHabits: readonly Habit[] = [
  habit(
    "Clean + jerk, 1+1, 5 sets, start at 60kg and finish around 80kg",
    "Clean + jerk, 1+1, 5 sets @60-80kg // start at 60kg and finish around 80kg",
    "(?<=\\d\\+\\d.*)[\\s,(]+(?<said>start(?:ing)?(?: at| with)? @?(?<low>\\d+(?:[.,]\\d)?) ?(?:kg|lbs?|%)?,? (?:and )?(?:finish|end)(?:ing)? (?:around|at|with|on|near) @?(?<high>\\d+(?:[.,]\\d)?) ?(?<unit>kg|lbs?|%))\\)?$",
    ({ said, low, high, unit }) => ` @${low}-${high}${unit} // ${said}`,
  ),
  habit(
    "In pairs, 3000m row, swap every 250m",
    "3000m row // In pairs, swap every 250m",
    "^(?<said>in (?:pairs|teams(?: of \\d)?)|with (?:an?|your) partner),\\s+(?<entry>\\d+\\s?(?:m|km|k|cals?|mi)\\s+\\p{L}[^,:+&/]*?)(?<more>(?:,\\s+(?:swap|switch|change|rotate|split)[^:]*)?)$",
    ({ said, entry, more = "" }) => `${entry} // ${said}${more}`,
  ),
  habit(
    "In teams of 3, AMRAP 18: 20 cal row, 15 burpees",
    "AMRAP 18 (In teams of 3): 20 cal row, 15 burpees",
    "^(?<said>in (?:pairs|teams|groups)(?: of \\d)?|with (?:an?|your) partner|partner (?:wod|workout))\\s*[,:]?\\s+(?<head>(?:\\d{1,2}\\s*min\\w*\\s+)?(?:amrap|emom|for time|rft)[^:,]{0,12}|\\d{1,2}\\s*(?:rft|rounds?(?: for time)?)):",
    ({ said, head }) => `${head} (${said}):`,
  ),
  habit(
    "Dips 3x8 + rows 3x8, no rest between, 60s after both",
    "Superset: Dips 3x8 + rows 3x8, rest 60s",
    "^(?!super|ss|tri|giant)(?<list>\\p{L}[^+,;:]*\\d\\s*x\\s*\\d[^+,;:]*(?:\\+[^+,;:]*\\d\\s*x\\s*\\d[^+,;:]*){1,3})[,;]\\s*no rest(?: in)?(?: between(?: exercises| them)?)?[,;]\\s*(?:rest\\s+)?(?<time>\\d[\\d:]*\\s*(?:s|secs?|min\\w*)?)\\s*(?:rest\\s*)?(?:after (?:both|the pair|each (?:pair|round|superset|set)|all)|between (?:pairs|supersets|rounds|sets))$",
    ({ list, time }) => `Superset: ${list}, rest ${time}`,
  ),
  // why: a capital H is no hour
  habit(
    "1H swings 10x10",
    "Single-arm swings 10x10",
    "(?<![\\p{L}\\d.,:])1[ -]?H(?:anded|and)?\\s+(?=(?:KB |kb |kettlebell )?(?:[Ss]wing|[Cc]lean|[Ss]natch|[Pp]ress|[Rr]ow|[Hh]igh pull|[Pp]ush press|[Jj]erk))",
    "Single-arm ",
    "gu",
  ),
  habit(
    "3x8 @ 70kg, add 2.5kg when you get all 3x8",
    "3x8 @ 70kg // add 2.5kg when you get all 3x8",
    "(?<=\\S)[\\s,;.(]+(?<said>(?:add|increase(?: it)? by|go up(?: by)?) \\d+(?:[.,]\\d+)? ?(?:kg|lbs?|%) (?:when|once|as soon as|after) (?:you|all|every) [^;()@|]{3,60})\\)?$",
    ({ said }) => ` // ${said}`,
  ),
  habit(
    "1 mi easy, 20 min tempo @ 7:45",
    "1 mi easy, 20 min tempo @ 7:45/mi",
    "(?<=\\d\\s?mi(?:les?)?(?!\\p{L})(?!.*\\dk).*\\d\\s?min(?:utes?)?\\s[^,;@]*@\\s?)(?<pace>\\d{1,2}:\\d{2})(?=\\s*(?:$|[,;+]))",
    ({ pace }) => `${pace}/mi`,
  ),
  habit(
    "Accumulate 3:00 plank",
    "plank 3:00 // accumulate",
    "^accumulate (?:a total of )?(?:(?<time>\\d{1,2}:\\d{2}|\\d{1,3} ?(?:s|secs?|seconds?|min\\p{L}*))|(?<reps>\\d{2,3})(?: (?:total )?reps)?)(?: (?:of|total|in total))?(?: an?| the)? (?!in |on |at )(?<name>\\p{L}[^\\d:,;+&/]*?)(?<how>(?:,? (?:in|any|with) (?:[a-z]+ ){0,4}(?:sets|rest|possible)(?: of \\d{1,2})?)?)$",
    ({ time, reps, name, how }) => `${name} ${time ?? `${reps}reps`} // accumulate${how}`,
  ),
  habit(
    "Plank: accumulate 3:00",
    "Plank 3:00 // accumulate",
    "^(?<name>\\p{L}[^\\d,;:+&/]*?)[\\s:,]{1,3}accumulate (?:a total of )?(?<time>\\d{1,2}:\\d{2}|\\d{1,3} ?(?:s|secs?|seconds?|min\\p{L}*|reps))(?: (?:total|in total|hangs?|holds?))?$",
    ({ name, time }) => `${name} ${time} // accumulate`,
  ),
  habit(
    "6 strides of 80m",
    "6 x 80m strides",
    "(?<![\\d.,])(?<count>\\d{1,2})\\s+(?<what>strides|sprints|pick[ -]?ups|accelerations)\\s+(?:(?:of|x)\\s+|\\((?=[^()]*\\)$))(?<length>\\d+(?:-\\d+)?\\s?(?:m|s|secs?|min|yd)(?!\\p{L}))(?:(?<=\\([^()]*)(?<behind>[^()]*)\\))?",
    ({ count, what, length, behind = "" }) => `${count} x ${length} ${what}${behind.replace(/^[\s,/]+(.*)$/, " ($1)")}`,
  ),
  habit(
    "5 km easy, 4 strides",
    "5 km easy + 4x strides",
    "(?<=\\d.*?)(?:\\s*[,&]|\\s+(?:with|w/|then|plus|mit|und))\\s*(?<count>[2-9]|1\\d)\\s+(?=strides\\s*$)",
    ({ count }) => ` + ${count}x `,
  ),
  habit(
    'Run 40 min, 6x20" strides @ end',
    "Run 40 min + 6x20s strides at the end",
    "(?<=\\d.*?)(?:\\s*[,&]|\\s+(?:with|w/|then|plus|mit|und))\\s*(?<count>\\d{1,2})\\s*x\\s*(?<time>\\d{1,2})\\s*(?:\\x22|''|s|secs?)\\s*(?<what>strides|pick[ -]?ups)(?<late>(?:\\s*(?:@|at)\\s*(?:the\\s+)?end)?)\\s*$",
    ({ count, time, what, late }) => ` + ${count}x${time}s ${what}${late === "" ? "" : " at the end"}`,
  ),
  // why: beats are counted in ten seconds at the wall
  habit(
    "4x200 fr, HR 25-27 (10sec)",
    "4x200 fr, HR 150-162 // HR 25-27 (10sec)",
    "(?<said>hr\\s*:?\\s*(?<low>\\d{2})(?:-(?<high>\\d{2}))?\\s*(?:\\(\\s*|per |in |/ ?|x ?)(?<time>6|10|15)\\s*(?:s|secs?|seconds)\\)?)(?=\\s*(?:$|[,;]))(?<more>[^/]*)$",
    ({ said, low, high, time, more = "" }) => {
      const inMinute = (beats: string) => (Number(beats) * 60) / Number(time);
      return `HR ${inMinute(low ?? "")}${high === undefined ? "" : `-${inMinute(high)}`}${more} // ${said}`;
    },
  ),
  habit("8x100 on 1:50, hold 1:35s", "8x100 on 1:50, hold 1:35", "(?<=\\d:\\d\\d)s(?=\\s*(?:$|[,;)]))", ""),
  habit(
    "6x50 as 25 kick / 25 swim",
    "6x50 (as 25 kick / 25 swim)",
    "(?<set>\\d{1,2}\\s*x\\s*(?<whole>\\d{2,3})\\s*(?:m|yd)?)(?<joint>\\s+as|\\s*[:=])\\s+\\(?(?<list>\\d{2,3}\\s*(?:m|yd)?\\s+\\p{L}[\\p{L} ]{0,20}(?:\\s*[/+,]\\s*\\d{2,3}\\s*(?:m|yd)?\\s+\\p{L}[\\p{L} ]{0,20}?){1,3})\\)?(?=\\s*(?:$|[,;(@]|on\\s|w/|with\\s|rest))",
    ({ set, whole, joint = "", list = "" }) => {
      const sum = (list.match(/\d+/g) ?? []).reduce((all, one) => all + Number(one), 0);
      const said = `${/as/i.test(joint) ? "as " : ""}${list.trim()}`;
      return sum === Number(whole) ? `${set} (${said})` : `${set}${joint} ${list}`;
    },
  ),
  habit(
    "XT 30 min (bike or rower)",
    "30 min bike or rower // XT",
    "^(?<said>xt|cross[ -]?train(?:ing)?)\\s*:?\\s+(?<time>\\d{1,3}(?:-\\d{1,3})?\\s*(?:min\\w*|'|h|km|mi))\\s*\\(?(?:on (?:the )?)?(?<list>\\p{L}[\\p{L} ]{2,20} or (?:the )?\\p{L}[\\p{L} ]{2,20}?)\\)?$",
    ({ said, time, list }) => `${time} ${list} // ${said}`,
  ),
  habit("XT 40 min", "Cross-training 40 min", "^xt(?=\\s*:?\\s*\\d)", "Cross-training"),
  habit(
    "Bike 40 km > run off 5 km",
    "Bike 40 km > run 5 km // off the bike",
    "(?<=\\d.*[>+,→]\\s*(?:\\d{1,3}(?:[.,]\\d)?\\s*(?:km|min|mi|')\\s*)?)(?<run>run)\\s+off(?:\\s+the\\s+bike)?(?<more>\\s*(?:$|[@(]|\\d|at\\s|easy|z\\d).*)$",
    ({ run, more = "" }) => `${run}${more} // off the bike`,
  ),
  habit(
    "6 x 500 m - last one fast",
    "6 x 500 m, last one fast",
    "(?<=\\d.*)\\s+[–—-]\\s+(?=(?:the\\s+)?(?:last|final|first)\\s+(?:one|rep|interval|piece|set|\\d)(?!\\p{L}))",
    ", ",
  ),
  habit(
    "2k + 3 x 10 hard strokes",
    "2k, 3 x 10 hard strokes",
    "(?<=\\d\\s*(?:km|k|m|min|')?)\\s*\\+\\s*(?=\\d{1,2}\\s*x\\s*\\d{1,3}\\s+(?:\\p{L}+\\s+)?strokes(?!\\p{L}|.*\\sr\\s?\\d\\d))",
    ", ",
  ),
  habit(
    "Steady distance 10k",
    "Steady 10k",
    "^(?<how>steady|hard|easy)\\s+distance(?=\\s*:?\\s+\\d)",
    ({ how }) => `${how}`,
  ),
  habit("5x800 m, 2 min jg", "5x800 m, 2 min jog", `(?<=\\d\\s*(?:m|k|km|mi|min|s|sec|')?\\s+)jg${noWord}`, "jog"),
  // why: Daniels' letters of paces; a capital M may be metres
  habit(
    "4x300 R @ 63 sec w/300 jog",
    "Run 4x300 m @ 63 sec, 300m jog // R pace",
    "^(?<set>\\d{1,2}\\s*x\\s*\\d+(?:[.,]\\d+)?)\\s*(?<unit>m|km|k|mi|miles?|min)?\\s+(?<letter>[TRIH])(?=\\s*(?:$|[@,]|w/|with\\s))(?<aim>[^/+]*?)(?:[\\s,]*(?:w/|with)\\s?(?<between>\\d[^+]*))?$",
    ({ set, unit = "m", letter, aim, between }) => {
      const pause = between === undefined ? "" : `, ${between.replace(/^(\d{3})(?=\s+jog$)/, "$1m")}`;
      const said = letter === "H" ? "hard" : `${letter} pace`;
      const isPlain = aim === "" && pause !== "";
      return isPlain ? `Run ${set} ${unit} (${said})${pause}` : `Run ${set} ${unit}${aim}${pause} // ${said}`;
    },
    "u",
  ),
  habit(
    "L 90 min E",
    "Long run 90 min // easy",
    "^(?:(?<long>L)\\s+)?(?<much>\\d{1,3}(?:-\\d{1,3})?\\s*(?:km|k|mi|miles?|min|h(?:ours?)?))\\s+E(?=\\s*$)",
    ({ long, much }) => (long === undefined ? `Easy run ${much}` : `Long run ${much} // easy`),
    "u",
  ),
  habit(
    "25 min T, flat",
    "25 min threshold, flat",
    "^(?<much>\\d+(?:[.,]\\d+)?\\s*(?:km|k|mi|miles?|min))\\s+T(?=\\s*(?:$|[@,]|\\s\\p{L}))",
    ({ much }) => `${much} threshold`,
    "u",
  ),
  habit(
    "6 ST, walk back",
    "6x strides, walk back",
    "(?<=^|\\+\\s*)(?<count>\\d{1,2})\\s+ST(?=\\s*(?:$|,))",
    ({ count }) => `${count}x strides`,
    "u",
  ),
  habit(
    "Intervals - 7x500 m",
    "Intervals: 7x500 m",
    "^(?<label>intervals?|track|speed(?: work)?|quality|main set|intervalle|intervali)\\s+[–—-]\\s+(?=\\d{1,2}\\s*x\\s*\\d)",
    ({ label }) => `${label}: `,
  ),
  habit(
    "2x20min over-unders: 2min @ 95% / 1min @ 105%",
    "2x20min over-unders (2min @ 95% / 1min @ 105%)",
    "(?<=\\d.*)(?<word>over[- ]?unders?):\\s*(?<list>\\d[^,;()]*)",
    ({ word, list }) => `${word} (${list?.trim()})`,
  ),
  habit(
    "Sprints 6x30 m, Gehpause zurück, ca. 90 s",
    "Sprints 6x30 m, walk back, rest 90 s",
    "(?:gehpause zurück|zurückgehen|povratak hodom),?\\s*(?:ca\\.?|oko)?\\s*(?<time>\\d{1,3}\\s*(?:s|sek\\p{L}*|min)|\\d:\\d\\d)(?=\\s*(?:$|[,;]))",
    ({ time }) => `walk back, rest ${time}`,
  ),
  habit(
    "2 bloka po 8 min",
    "2 x 8 min",
    "(?<count>[2-9]|1\\d)\\s+(?:blok[ai]?|blokova|blöcke|krugova|kruga|runden)\\s+(?:po|od|à|zu je)\\s+(?=\\d)",
    ({ count }) => `${count} x `,
  ),
  habit(
    "2 serije 4x200 m",
    "Run 2 sets of 4x200 m",
    `^(?<count>[2-9])\\s*(?:serij[ea]|serien)\\s*(?:od|po|à|zu je)?\\s*(?=\\d{1,2}\\s*x\\s*(?:[6-9]\\d|[1-9]\\d{2,3})\\s*m${noWord})`,
    ({ count }) => `Run ${count} sets of `,
  ),
  habit(
    '2 serije 8x15"/15"',
    'Run 2 sets of 8x15"/15"',
    "^(?<count>[2-9])\\s*(?:serij[ea]|serien)\\s*(?:od|po|à|zu je)?\\s*(?=\\d{1,2}\\s*x\\s*\\d{1,3}\\s*(?:s|sek|min|'|\\x22)?\\s*/\\s*\\d)",
    ({ count }) => `Run ${count} sets of `,
  ),
  habit(
    "6x800 m, 2 min jog + 2 km WU / 1 km CD",
    "WU 2 km, 6x800 m, 2 min jog, CD 1 km",
    "^(?<label>(?:\\p{L}[\\p{L} ]{2,20}\\s*(?::|\\s[–—-])\\s+)?)(?<name>(?:(?:run|bike|ride|swim|row|trčanje|laufen)\\s+)?)(?<set>\\d.*?)[\\s,;+(]+(?<up>\\d+(?:[.,]\\d)?\\s*(?:km|k|mi|miles?|min|'))\\s*(?:w/?u|warm[ -]?up|einlaufen|zagrijavanje)\\s*[/,+&]?\\s*(?:and\\s+)?(?<down>\\d+(?:[.,]\\d)?\\s*(?:km|k|mi|miles?|min|'))\\s*(?:c/?d|cool[ -]?down|auslaufen|ohlađivanje)\\)?$",
    ({ label = "", name, set, up, down }) =>
      `${label.replace(/\s*[–—-]\s+$/, ": ")}${name}WU ${up}, ${set}, CD ${down}`,
  ),
  habit(
    "6x800 m, 2 min jog, 2 miles up and down",
    "WU 2 miles, 6x800 m, 2 min jog, CD 2 miles",
    "^(?<label>(?:\\p{L}[\\p{L} ]{2,20}:\\s+)?)(?<name>(?:(?:run|bike|ride|swim|row|trčanje|laufen)\\s+)?)(?<set>\\d.*?)[\\s,;+(]+(?<way>\\d+(?:[.,]\\d)?\\s*(?:km|k|mi|miles?|min))\\s*(?:up (?:and|&) down|(?:wu|w/u|warm[ -]?up)\\s*(?:/|and|&|\\+)\\s*(?:cd|c/d|cool[ -]?down))\\)?$",
    ({ label, name, set, way }) => `${label}${name}WU ${way}, ${set}, CD ${way}`,
  ),
  habit(
    "Pyramid 1-2-1 min @ 5k pace",
    "Run pyramid 1-2-1 min @ 5k pace",
    "(?<=^|\\s-\\s|:\\s)pyramid:?\\s+(?=\\d{1,2}(?:-\\d{1,2}){2,}\\s*(?:min|').*(?:jog|\\dk (?:pace|effort)|/km|/mi))",
    "Run pyramid ",
  ),
  habit(
    "Run/walk 9:1 x 6",
    "Run/walk: 6 x (9 min run / 1 min walk)",
    `(?<=(?:^|\\s-\\s|:\\s)(?:run|jog)\\s*[/-]\\s*walk\\s*:?\\s+)(?<run>\\d{1,2}):(?<walk>\\d)\\s*x\\s*(?<count>\\d{1,2})${noWord}`,
    ({ run, walk, count }) => `${count} x (${run} min run / ${walk} min walk)`,
  ),
  habit(
    "Run/walk 6 x (9 min run / 1 min walk)",
    "Run/walk: 6 x (9 min run / 1 min walk)",
    "(?<=(?:^|\\s-\\s|:\\s)(?:run|jog)\\s*[/-]\\s*walk)\\s+(?:intervals?\\s+)?(?=\\d{1,2}\\s*x\\s*\\()",
    ": ",
  ),
  habit("Sprints: 4 x 20m", "Flat sprint 4 x 20m", "^sprints?:\\s+(?=\\d)", "Flat sprint "),
];
