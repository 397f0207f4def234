/** Habits, mostly of German and Croatian coaches, that make other words of the same line. */
export type Habit = {
  example: [written: string, english: string];
  shape: RegExp;
  to: string | ((parts: Parts) => string);
};
export type Parts = Readonly<Record<string, string | undefined>>;

const duration =
  "\\d{1,3}(?::\\d{2})?(?:\\s?-\\s?\\d{1,3}(?::\\d{2})?)?\\s*(?:min\\p{L}{0,4}\\.?|sek\\p{L}{0,5}\\.?|sec|s(?!\\p{L})|'\\d{2}\\x22?|''|'|\\x22)|\\d{1,2}:\\d{2}";
const noWord = "(?![\\p{L}\\p{N}])";
const newWord = "(?<![\\p{L}\\p{N}])";
const jogging = "(?:trabpause|trabend?|trab|tp|kaskanj[ae]|laganog? trčanj[ae]|laganim? trčanjem)";
const walking = "(?:gehpause|gehend?|gp|hodanj[ae]|hoda?|hodom)";

export function habit(written: string, english: string, shape: string, to: Habit["to"], flags = "giu"): Habit {
  return { example: [written, english], shape: new RegExp(shape, flags), to };
}

const myo = "myo(?:[ -]?(?:reps?|sets?))?";
const miniSets =
  "(?<open>(?:x\\s*\\(\\s*)?)(?<![\\d.,-])(?<first>\\d{1,2})(?:\\s*reps)?\\s*\\+\\s*(?<count>[2-9])\\s*x\\s*(?<reps>\\d{1,2})(?![\\d%]|\\s*(?:kg|lb))";
/** Within brackets they are repeated, so that all are one round. */
const inMiniSets = ({ open = "", said, first, count, reps }: Parts) =>
  open === ""
    ? `${first} + ${count}x${reps} (${said})`
    : `x ${[first, ...Array(Number(count)).fill(reps)].join("+")} (${said}`;

const inSeconds = (time = "") => time.replace(/(?<=^[\d-]+\s*)(?:"|'')$/, "s").replace(/(?<=^[\d-]+\s*)'$/, " min");

export const habits: readonly Habit[] = [
  habit("Sn Bal + OHS", "Snatch balance + OHS", `${newWord}(?:sn|snatch)\\.?\\s?bal\\.?${noWord}`, "Snatch balance"),
  habit(
    "P.Sn 3x2",
    "Power snatch 3x2",
    "(?<=^|[+/,&]\\s*|\\d\\s|[.):]\\s|(?:[Hh]ang|[Bb]lock)\\s)(?<ahead>P(?:wr)?|H|HP)\\.?\\s?(?<lift>Sn|Snatch|Cl|Clean)\\.?(?![\\p{L}.])",
    ({ ahead = "", lift = "" }) =>
      `${{ H: "Hang", HP: "Hang power" }[ahead] ?? "Power"} ${/^s/i.test(lift) ? "snatch" : "clean"}`,
    "gu",
  ),
  habit("Curl myo 15+4x5", "Curl 15 + 4x5 (myo)", `(?<said>${myo})[\\s:(]*${miniSets}`, inMiniSets),
  habit("Curl 3x(15 + 4x5 myo)", "Curl 3x 15+5+5+5+5 (myo)", `${miniSets}[\\s,]*(?<said>${myo})(?!\\p{L})`, inMiniSets),
  habit("60 Sek. Pause", "60 Sek Pause", "(?<time>\\d\\s*(?:sek|min|std))\\.(?=\\s)", ({ time }) => `${time}`),
  // why: the small letter is between repetitions, the capital between series
  habit(
    "4x200 m, p=2', P=6'",
    "4x200 m, rest 2 min, 6 min between sets",
    `(?<=[,;]\\s*)p\\s*[=:]?\\s*(?<short>${duration})(?<how>[^,;]{0,30}[,;]\\s*)P\\s*[=:]?\\s*(?<long>${duration})`,
    ({ short, how, long }) => `rest ${inSeconds(short)}${how}${inSeconds(long)} between sets`,
    "gu",
  ),
  habit(
    "3x(3x300m), Serienpause 6 min",
    "3x(3x300m), 6 min between sets",
    `${newWord}(?:SP|Serienpausen?|Satzpause|pauza između serija|odmor između serija|serijska pauza)\\s*[=:]?\\s*(?<time>${duration})`,
    ({ time }) => `${inSeconds(time)} between sets`,
  ),
  habit(
    "6x1000 m, TP 400m",
    "6x1000 m, 400m jog",
    `(?<=\\d.*[,;/(]\\s*)(?:tp|trabpause)\\s*[=:]?\\s*(?<way>\\d{2,4}\\s*m)${noWord}`,
    ({ way }) => `${way} jog`,
  ),
  habit(
    "6x1000 m, GP 200m",
    "6x1000 m, 200m walk",
    `(?<=\\d.*[,;/(]\\s*)(?:gp|gehpause)\\s*[=:]?\\s*(?<way>\\d{2,4}\\s*m)${noWord}`,
    ({ way }) => `${way} walk`,
  ),
  habit(
    "8x400 m, P 200 m Trab",
    "8x400 m, 200 m jog",
    `(?<=\\d.*[,;/(]\\s*)(?:(?:p|pause|pauza)\\s*[=:]?\\s*)?(?<way>\\d{2,4}\\s*m)\\s+${jogging}${noWord}`,
    ({ way }) => `${way} jog`,
  ),
  habit(
    "10x200 m, p=200 m lagano",
    "10x200 m, 200 m jog",
    `(?<=\\d.*[,;/(]\\s*)(?:p|pause|pauza)\\s*[=:]?\\s*(?<way>\\d{2,4}\\s*m)\\s+(?:lagano|locker|polako)${noWord}`,
    ({ way }) => `${way} jog`,
  ),
  habit(
    "8x400 m, p=200 m hod",
    "8x400 m, 200 m walk",
    `(?<=\\d.*[,;/(]\\s*)(?:(?:p|pause|pauza)\\s*[=:]?\\s*)?(?<way>\\d{2,4}\\s*m)\\s+${walking}${noWord}`,
    ({ way }) => `${way} walk`,
  ),
  habit(
    "5x5, P 3min",
    "5x5, rest 3min",
    `(?<=[,;(/|]\\s*|\\d\\S{0,4}\\s+)(?:p|r(?=[^L]*$))\\.?\\s*[=:]?\\s*(?!\\d\\s?s(?!\\p{L}))(?<time>${duration})(?<jog>\\s+trab(?:en)?${noWord})?(?![\\p{L}\\d/])`,
    ({ time, jog }) => `rest ${inSeconds(time)}${jog === undefined ? "" : " jog"}`,
  ),
  habit(
    "Butterfly 3x12",
    "Pec deck 3x12",
    `^(?:butterfly|leptir)(?=[\\s:,-]+\\d{1,2}\\s*(?:x|sätze|saetze|sets?|serij\\p{L}+)\\s*(?:à|a|of|mit|po|x|zu je)?\\s*(?!25${noWord}|50)\\d{1,2}(?:-\\d{1,2})?(?![\\d:.,]*\\s*(?:m|km|yd|s|sek|min|'|\\x22)${noWord}|\\d))`,
    "Pec deck",
  ),
  habit("Trisatz: Dips", "Tri-set: Dips", "^(?:trisatz|dreifachsatz|triserija)(?=\\s*:)", "Tri-set"),
  habit("4x5 auf 60 cm", "4x5 60 cm", "(?<=\\d.*\\s)(?:auf|na|über|preko)\\s+(?=\\d{2,3}\\s*cm(?!\\p{L}))", ""),
  habit(
    "Supersatz: Dips + Rudern, je 3 Sätze à 10",
    "Supersatz: Dips 3 Sätze à 10 + Rudern 3 Sätze à 10",
    `^(?<kind>(?:super(?:set|satz|serija)|tri[ -]?set|giant set)(?:\\s[A-Z]|\\s?\\d)?\\s*:)\\s*(?<list>\\p{L}[^\\d:,;+]{2,40}(?:\\s\\+\\s\\p{L}[^\\d:,;+]{2,40}){1,4}),\\s*(?:je|jeweils|po|svaki?)?\\s*(?<sets>\\d{1,2}\\s*(?:x|sets?(?: of)?|sätze|saetze|serij\\p{L}+)[^,;]{1,30})`,
    ({ kind, list = "", sets = "" }) => {
      const values = sets.replace(/\s+(?:each|je|jeweils|svak\p{L}+)(?=\s|$)/iu, "").trim();
      return `${kind} ${list
        .split(" + ")
        .map((name) => `${name.trim()} ${values}`)
        .join(" + ")}`;
    },
  ),
  habit(
    "3x2000 m im HM-Tempo (4:15)",
    "3x2000 m im HM-Tempo 4:15/km",
    `(?<=^(?!.*\\d\\s?mi(?:les?)?(?!\\p{L})).*\\d.*)(?<pace>[\\p{L}\\d-]*temp(?:o|u)(?: (?:polu)?maratona| utrke)?)\\s*\\(\\s*(?<time>\\d:\\d{2}(?:-\\d:\\d{2})?)(?:\\s*(?:min)?/km)?\\s*\\)`,
    ({ pace, time }) => `${pace} ${time}/km`,
  ),
  habit(
    "superset: dips 8 + rows 10, 3 rounds, 60s rest",
    "superset x3: dips 8 + rows 10, 60s rest",
    "^(?<head>(?:super|tri|giant)[ -]?set)\\s*:\\s*(?<list>.+?),\\s*(?<count>\\d{1,2})\\s*(?:rounds?|rds?|sets?)(?=,\\s.*(?:rest|pause))",
    ({ head, list, count }) => `${head} x${count}: ${list}`,
  ),
  habit(
    "Squat | 3 reps | 50, 55, 60 kg |",
    "Squat | 3 reps | 50/55/60 kg |",
    "(?<=\\|\\s*)(?<list>\\d{1,3}(?:[.,]\\d)?(?:,\\s+\\d{1,3}(?:[.,]\\d)?){2,})\\s*(?<unit>kg|lbs?|%)(?=\\s*(?:\\||$))",
    ({ list = "", unit }) => `${list.replace(/,\s+/g, "/")} ${unit}`,
  ),
  habit(
    "Steigung 6%",
    "6% incline",
    `${newWord}(?:bei |s |na |mit )?(?:steigung|nagib\\p{L}{0,2}|uspon\\p{L}{0,2})\\s*(?:od|von)?\\s*:?\\s*(?<share>\\d{1,2}(?:[.,]\\d)?(?:-\\d{1,2})?\\s?%)|(?<ahead>\\d{1,2}(?:[.,]\\d)?(?:-\\d{1,2})?\\s?%)\\s*(?:steigung|nagib\\p{L}{0,2}|uspon\\p{L}{0,2})${noWord}`,
    ({ share, ahead }) => `${share ?? ahead} incline`,
  ),
  habit(
    "brzina 6 km/h",
    "6 km/h",
    `${newWord}(?:geschwindigkeit|brzin(?:a|om)|speed)\\s*:?\\s*(?=\\d+(?:[.,]\\d)?(?:-\\d+(?:[.,]\\d)?)?\\s*km/h)`,
    "",
  ),
  habit("Widerstand 8", "resistance 8", `${newWord}(?:widerstand|otpor)\\s*:?\\s*(?=\\d{1,2}${noWord})`, "resistance "),
  habit(
    "alle 2 Minuten",
    "every 2 min",
    `${newWord}(?:alle|svak(?:ih?|[aeu]))\\s+(?<time>\\d{1,3}(?::\\d{2})?)\\s*(?<unit>min|s)\\p{L}*\\.?${noWord}`,
    ({ time, unit }) => `every ${time} ${unit?.toLowerCase()}`,
  ),
  habit(
    "polazak svake 2:00",
    "every 2:00",
    `${newWord}(?:polazak|start|abgang)(?:\\s+(?:alle|um|auf|na|svakih?|svake))?\\s+(?=\\d{0,2}:\\d{2})`,
    "every ",
  ),
  habit(
    "Tabata: Burpees, 8 Runden",
    "Tabata: Burpees, 8 rounds",
    "(?<=[\\p{L},].*\\d\\s*)(?:runden|rundi|runde|krugova|kruga)(?=\\s*$)",
    "rounds",
  ),
  habit(
    "Trittfrequenz 90",
    "90 rpm",
    `${newWord}(?:trittfrequenz|tf|kadenz|kadenca|schlagzahl|frekvencija zaveslaja)\\s*:?\\s*(?<rate>\\d{2,3}(?:-\\d{2,3})?)(?![\\d-])`,
    ({ rate }) => `${rate} rpm`,
  ),
  habit(
    "jede Minute",
    "every minute",
    `${newWord}(?:(?:zu )?jede[r]? minute|svaku minutu|svake minute)${noWord}`,
    "every minute",
  ),
  habit("3 Runden auf Zeit", "3 Runden for time", `${newWord}(?:auf zeit|[nz]a vrijeme)${noWord}`, "for time"),
  habit(
    "3 Durchgänge",
    "3 rounds",
    `(?<count>\\d)\\s*(?:durchgänge|durchgaenge|durchgang|durchläufe|krugova|kruga(?=\\s*,?\\s*(?:\\d{1,3}\\s*(?:s|sek|min|')|for time|[nz]a vrijeme))|prolaza?)${noWord}`,
    ({ count }) => `${count} rounds`,
  ),
  habit(
    "40 s Arbeit / 20 s Pause",
    "40 s work / 20 s rest",
    `(?<work>\\d{1,3}\\s*(?:sek\\p{L}{0,5}\\.?|s|min))\\s*(?:arbeit|belastung|rada?)\\s*[/,+-]?\\s*(?<rest>\\d{1,3}\\s*(?:sek\\p{L}{0,5}\\.?|s|min))\\s*(?:pause|odmora?|pauze?|pauza)${noWord}`,
    ({ work, rest }) => `${work} work / ${rest} rest`,
  ),
  habit(
    "3x10 links und rechts",
    "3x10 each side",
    `(?<=\\d.*)${newWord}(?:re\\.?/li\\.?|li\\.?/re\\.?|links\\s*(?:/|und|\\+)\\s*rechts|rechts\\s*(?:/|und|\\+)\\s*links|beidseit(?:s|ig)|lijev[aou]\\s*(?:/|i|\\+)\\s*desn[aou](?: (?:nog[au]|ruk[au]|stran[au]))?|obje (?:noge|strane|ruke)|obostrano)${noWord}`,
    "each side",
  ),
  habit(
    "3x so viele wie möglich",
    "3x max",
    `${newWord}(?:so viele (?:wdh\\.? |wiederholungen )?wie möglich|koliko (?:možeš|ide|može)|što više(?: ponavljanja)?)${noWord}`,
    "max",
  ),
  habit(
    "10 dips, 3 times through",
    "10 dips, 3 rounds",
    "(?<=\\d)\\s*(?:x|times?)\\s+thr(?:ough|u)(?!\\p{L})",
    " rounds",
  ),
];
