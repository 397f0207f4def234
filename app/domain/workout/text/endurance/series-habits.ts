import { type Habit, habit, type Parts } from "#app/domain/workout/text/words/habits.ts";

const work = "\\d{1,3}\\s*(?:\\x22|''|s|secs?|sek\\.?|seconds?|'|min)(?!\\p{L})";
const hard = "brzo|jako|fast|hard|schnell|zügig|run|on|sprint|strong";
const easily = "hod\\p{L}*|lagano|walk|jog|easy|geh\\p{L}*|trab\\p{L}*|off|rest|pauza|pause|odmor";
const series = "(?:serij[aeu]|sets?|series|serien|blok[ai])\\s*(?:po|of|od|à|x|zu je|je)?";

const length = "\\d{1,2}:\\d\\d|\\d{1,3}\\s*(?:s|secs?|sek\\.?|min|')";
const between =
  "(?:between|između|zwischen(?: den)?)\\s+(?:the\\s+)?(?:rounds?|circuits?|krugova|rundi|runden|durchgängen|rounds)";

function inSets({ name, label, sets, count, work, how = "", rest, easy = "", more = "" }: Parts): string {
  // why: 'hard' and 'easy' are of any sport
  const isRun = (name ?? label) !== undefined || /hod|walk|jog|geh|trab/i.test(easy) || /run|sprint/i.test(how);
  const plain = (time = "") => time.replace(/\s*(?:\x22|'')$/, "s").replace(/\s*sek\.?$/, "s");
  const words = [how, easy].filter((word) => word !== "" && !/^(?:on|off|rest|run|pau[sz][ae]|odmor)$/i.test(word));
  const said = [label?.trim() ?? "", words.join("/")].filter(Boolean).join(", ");
  return `${isRun ? "Run " : ""}${sets} sets of ${count}x${plain(work)}/${plain(rest)}${more}${said === "" ? "" : ` // ${said}`}`;
}

/** Series of efforts, and games, in the words of a plainer line; read in this order. */
export const seriesHabits: readonly Habit[] = [
  habit(
    "20s brzo / 20s hod: 2 serije po 6",
    "Run 2 sets of 6x20s/20s // brzo/hod",
    `^(?:(?<name>trčanje|run|laufen)\\s*:?\\s+)?(?<work>${work})\\s*(?<how>${hard})\\s*/\\s*(?<rest>${work})\\s*(?<easy>${easily})\\s*[:,]\\s*(?<sets>[2-9])\\s*${series}\\s*(?<count>\\d{1,2})(?!\\d|[.,:]\\d|\\s*(?:min|m|s)(?!\\p{L}))(?<more>.*)$`,
    inSets,
  ),
  habit(
    "Shuttle runs: 3 sets of 5, 20 sec run / 20 sec rest",
    "Run 3 sets of 5x20 sec/20 sec // Shuttle runs",
    `^(?<label>\\p{L}[\\p{L} -]{2,30}):(?:(?<=(?:run|sprint|shuttle|dash|hill|trčanj|lauf|läuf)[\\p{L} -]*:)|(?=[^/]*\\d\\s*(?:s|secs?|seconds?|min)\\s*(?:run|sprint)(?!\\p{L})))\\s*(?<sets>[2-9])\\s*${series}\\s*(?<count>\\d{1,2})\\s*(?:[,:x(]|of)\\s*(?<work>${work})\\s*(?<how>${hard})?\\s*/\\s*(?<rest>${work})\\s*(?<easy>${easily})?\\)?(?=\\s*(?:$|[,;]))(?<more>.*)$`,
    inSets,
  ),
  habit(
    "2 serije 5x20m sprint, pauza 30s",
    "Flat sprint 2 sets of 5x20m, pauza 30s // sprint",
    `^(?<sets>[2-9])\\s*${series}\\s*(?<set>\\d{1,2}\\s*x\\s*\\d{2}\\s*m)\\s+(?<said>(?:\\p{L}+\\s+)?sprint\\p{L}*)(?<more>.*)$`,
    ({ sets, set, said, more = "" }) => `Flat sprint ${sets} sets of ${set}${more} // ${said}`,
  ),
  habit(
    "15/15 trčanje na 100% MAS, 2x6min, pauza 3min",
    "Run 2 x 6 min 15s/15s @ 100% MAS, rest 3min",
    "^(?<work>[1-6][05])\\s?/\\s?(?<rest>[1-6][05])\\s+(?:trčanje|run(?:ning)?|laufen|intervali?|intervals?|hiit)\\s*(?:@|at|na|bei|mit)?\\s*(?<how>\\d{2,3}(?:-\\d{2,3})?\\s?%\\s*(?:mas|vam|vvo2(?:max)?|vift|ift))?,\\s*(?<blocks>[2-9])\\s*x\\s*(?<total>\\d{1,2})\\s*(?:min\\w*|')(?:,\\s*(?:pauza|pause|rest|odmor)\\s*(?<pause>\\d[\\d:]*\\s*(?:min|s|')?))?(?<more>(?:,.*)?)$",
    ({ work, rest, how, blocks, total, pause, more = "" }) => {
      const share = how === undefined ? "" : ` @ ${how}`;
      return `Run ${blocks} x ${total} min ${work}s/${rest}s${share}${pause === undefined ? "" : `, rest ${pause}`}${more}`;
    },
  ),
  habit(
    "3 kruga 40s rad/20s pauza: sklekovi, iskoraci, između krugova 90s",
    "3 rounds 40s work / 20s rest: sklekovi, iskoraci, 90s rest between rounds",
    `(?<=\\d\\s*(?:s|sek\\.?|sec|min|'|\\x22)?\\s*(?:work|on|rad[a]?|arbeit)\\s*/\\s*\\d.*:.*[,;]\\s*)(?:(?:rest|pauza|pause)\\s+)?(?:(?<time>${length})\\s*(?:rest\\s*)?(?:in )?${between}|${between}\\s*:?\\s*(?<behind>${length}))(?=\\s*$)`,
    ({ time, behind = time }) => `${behind} rest between rounds`,
  ),
  habit(
    "Igra 3 na 3 + golmani, 4x2min, pauza 1min, teren 20x15m",
    "Small-sided game, 4x2min, pauza 1min // 3 na 3 + golmani, teren 20x15m",
    "^(?:mala\\s+)?(?:igra|spielform|kleinfeldspiel|small[ -]sided games?|ssg|game)\\s*:?\\s+(?<said>\\d{1,2}\\s*(?:na|v|vs\\.?|gegen|on|:)\\s*\\d{1,2}(?!\\d)[^,;\\d]*)(?<values>[,;][^/]*?\\d[^/]*?)(?:[,;]\\s*(?<pitch>(?:teren|pitch|field|feld|prostor|igralište|area)\\s*:?\\s*\\d+\\s*x\\s*\\d+\\s*m?)(?<more>[^/]*))?$",
    ({ said = "", values, pitch, more = "" }) =>
      `Small-sided game${values}${more} // ${said.trim()}${pitch === undefined ? "" : `, ${pitch}`}`,
  ),
];
