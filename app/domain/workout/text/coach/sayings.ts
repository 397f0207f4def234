/** Words that say no value, wherever they stand: 'easy', '@ 5k pace', 'rest as needed', 'hold 2s at the top'. */
const restful =
  "rest(?:ing)? 1:[1-3]|1:[1-3] (?:(?:work|w)[:/ -]*(?:to[ -])?)?(?:rest|r)(?:io)?|" +
  "rest (?:as (?:needed|required|necessary|you need)|fully|well|enough)|" +
  "(?<!\\d ?(?:s|secs?|min\\w*) )(?:full|no|minimal|minimum|short|long|complete|plenty of|ample|as much|little) (?:rest|recovery)(?: as needed| (?:between|b/w|btw)(?: (?:sets|rounds|exercises))?)?";
const seconds = "\\d+(?:-\\d+)?[ -]?(?:seconds?|secs?|count|ct|s)";
const places =
  "(?:oben|unten|dolje|gore|(?:na|u) (?:dnu|vrhu|kraju|donjem (?:položaju|dijelu)|gornjem (?:položaju|dijelu)|sredini)|im tiefsten punkt|am (?:tiefsten|höchsten) punkt|am umkehrpunkt|in der (?:mitte|endposition|dehnung|hocke))";
const sek = "\\d+(?:-\\d+)? ?(?:sekunden|sekunde|sekundi|sek\\.?|sec|s)";
const held =
  "(?:(?:with|w/)\\s+)?(?:an?\\s+)?" +
  `(?:(?:the )?(?:first|last|final|each|every) reps?:? (?:(?:hold|pause|squeeze)(?: for)? ${seconds}|${seconds} (?:hold|pause|squeeze))|` +
  "(?:pause|hold|squeeze|cheat|slow|stop)(?: on| at)? (?:the )?(?:first|last|final|each|every) (?:\\d (?:reps?|ones)|reps?|one)(?: (?:for )?\\d+ ?(?:s|secs?|seconds?))?|(?:slow|controlled) (?:on the way )?(?:lower(?:ing)?|down|descent|eccentrics?|ecc\\.?|negatives?)(?: ?\\(?(?:for )?\\d(?:-\\d)? ?(?:s|secs?|seconds?)\\)?)?|" +
  "(?:an? )?(?:full|whole) second(?: (?:hold|pause))?|" +
  // why: a longer pause is a rest
  `(?!pauses?(?: (?:for|of))?\\s+\\d{2}\\d?[ -]?\\p{L}+(?! (?:at|in|on)))(?:hold|paused|pause|squeeze|lower|stop|eccentric|ecc|negative|lowering)s?(?: (?:for|of))?\\s+${seconds}|` +
  `(?:${places} )?${sek} (?:${places} )?(?:lang )?(?:gehalten|halten|zadrž\\p{L}*|izdrž\\p{L}*|drž\\p{L}*|ablassen|absenken|exzentrisch|exz\\.?|negativ|spušt\\p{L}*|ekscentri\\p{L}*|anspannen|stis\\p{L}*|(?:pause|pauza|stop) ${places}|${places})(?: ${places})?|` +
  `(?:${places} )?(?:zadrž\\p{L}*|drž\\p{L}*|izdrž\\p{L}*|stis\\p{L}*|spušt\\p{L}*|ekscentri\\p{L}*|halten|ablassen|absenken|exzentrisch|negativ|(?:pause|pauza|stop)(?= ${sek} ${places}))(?: ${places})? ${sek}(?: ${places})?|` +
  `(?:hold|pause|squeeze|stop)(?:ing)?,? (?:(?:at|in|on) )?(?:the )?(?:top|bottom|back|front|mid(?:dle|point)?|end|peak|chest|knees?|hole)(?: position)? (?:for )?\\d(?:-\\d)?(?: ?(?:seconds?|secs?|counts?|ct|s))?|` +
  `\\d(?:-\\d)?[ -]?(?:seconds?|secs?|count|ct|s) (?:pauses?|(?:in|at) the (?:hole|bottom|top))|\\d[ -]?(?:cts?|counts?)(?!\\p{L})|${seconds} (?:holds?|stops?|squeezes?|negatives?|ecc(?:entrics?|\\.)?|descents?|lowering|down|up|isometrics?|iso|stretch(?:es)?))` +
  "(?: (?:at|in|on|off|above|below|under|over|from|into|before|after|each|every)(?: the| each| every)?(?: [\\p{L}-]+){1,3}(?: reps?)?|(?<=\\D\\d ?(?:s|secs?|seconds?)(?: (?:holds?|pauses?|squeezes?))?) each(?=\\s*(?:$|[,;)])))?";
const aim = "(?:pace|effort|intensity|speed|power|watts)";
const german =
  "(?:im |u )?(?:ga ?[12](?:-?2|/2)?|rekom|wsa|grundlagenausdauer(?: ?[12])?)|(?:im|in|u) (?:\\p{L}+ )?[\\p{L}\\d-]*temp(?:o|u)(?: (?:(?:polu)?maratona|utrke|natjecanja|praga|za \\d{1,2} ?km?|\\d{1,2} ?km?))?|";
const besidePace =
  "(?:(?:@|at)\\s*)?(?:css|mp|hmp|ftp|cp|lt[12]?|map|t|threshold|tempo|marathon|race|half|\\d{1,2}k)(?: (?:pace|split))?(?:\\s?[+-]\\s?|\\s(?:plus|minus)\\s)\\d{1,2}(?:-\\d{1,2})?(?: ?(?:s|secs?|seconds?|w|watts?|%|spm))?(?: ?/ ?(?:km|mi|mile|500m?|100m?))?";
const fasterThan =
  "(?:(?:@|at) ?)?\\d{1,3}(?:-\\d{1,3})? ?(?:s|secs?|seconds?)(?: ?/ ?(?:km|mi(?:le)?|500m?))? (?:faster|slower|quicker|under|over|below|above) (?:than )?(?:(?:mp|hmp|css|ftp|tp|\\d{1,2}k|2k|marathon|half|race|goal|threshold|tempo|easy|target|last (?:week|time)) ?){1,2}(?:pace|effort|split)?";
const paces =
  german +
  `${fasterThan}|` +
  `${besidePace}|` +
  "(?:(?:@|at)\\s*)?(?:(?:\\d{1,2}k|\\d+ ?mi(?:le)?|(?:800|1500|3000|5000|10000) ?m?|mile|half[ -]marathon|marathon|half[ -]ironman|ironman|70\\.3|140\\.6|race|tempo|threshold|easy|goal|conversational|" +
  `comfortable|steady|moderate|interval|long run|recovery|talking|current|hard|max|own|any) )+(?:race )?${aim}|` +
  `(?:@|at)\\s*(?:[\\p{L}-]+\\s+){1,3}${aim}|` +
  "(?:@|at)\\s*(?:threshold|tempo|easy|steady|moderate|hard|goal|race|half[ -]marathon|marathon|mp|hmp|lt[12]?|at|tr|ftp|css|cv|sweet spot|sst?|max|vv(?:o2)?(?: ?max)?|vo2|v̇o2|\\d{1,2}k|vo2 ?max|[emtir])";
const shares =
  "(?:@|at)?\\s*~?\\d{2,3}(?:-\\d{2,3})? ?% (?:of )?(?:my |your )?(?:ftp|map|cp|css|lthr|hrr|vo2 ?max|vvo2|mp|hmp|lt|at|threshold|(?:max |race )?(?:effort|pace|speed|power))";
const climbs =
  "(?:\\+ ?)?\\d{2,4} ?(?:m|hm|ft|feet) ?(?:of )?(?:vert(?:ical)?|elev(?:ation)?(?: gain)?|d\\+|climb(?:ing)?|gain|ascent|uspona?|höhenmeter)|\\d{2,4} ?(?:hm|höhenmeter)|d\\+ ?:? ?\\d{2,4} ?m?";
const ofRace =
  "(?:@|at)?\\s*~?\\d{2,3}(?:-\\d{2,3})? ?% (?:of )?(?:the )?(?:race|comp(?:etition)?|hyrox|pro|open) (?:weight|load)";
const efforts =
  "(?:increas|decreas|add)(?:e|ing)? (?:the )?(?:weights?|loads?)(?: (?:each|every) (?:set|round|time|week))?|(?:(?:going|getting|go|get|a (?:bit|little)) )?(?:heavier|lighter) (?:each|every|per) (?:set|round|time)|each direction|(?:(?:arms?|elbows?|upper arms?) )?(?:at|by) (?:the |your )?sides?|alternat(?:ing|e)(?: (?:sides|legs|arms|hands))?|switch(?:ing)? (?:sides|legs|arms|hands)|alt\\.?|(?:@ ?|(?:at|to|bis|do) )?\\d{1,3} ?(?:°|deg(?:rees?|\\.)?|grad)(?: (?:incline|decline|abd(?:uction|\\.)?|flexion|bend|angle))?|pyramid|eyes (?:closed|open)|easy|ez|hard|light|heavy(?! ?\\d)|locker|moderate|steady|slow|slowly|fast|controlled|strict|paused|explosive(?:ly)?|descending|" +
  "r(?:ate)? ?max|max rate|(?<!x ?)max(?:imum|imal)? (?:intent(?:ion)?|intensity|velocity|acceleration|power|force|tension)|free rate|rate free|sub[ -]?max(?:imal)?(?: reps)?|ascending|relaxed|smooth|\\(or (?:about |approx\\.? |~ ?)?\\d+(?:[.,]\\d+)? ?(?:miles?|mi|km|k|min\\w*)\\)|no drops?|without drop(?:s|ping)|(?:no\\.? ?1|best|main|weakest) stroke|over[- ]?unders?(?: \\([^()]{1,60}\\))?|ladder|(?<!\\d )ladders|(?:am|mit(?: dem)?) (?:seil|kabel(?:zug)?|turm)|sa? užetom|užetom|na (?:sajli|kablu|koloturi)|for (?:quality|form|speed|distance|height|time|fun)|lagano|polako|teško|leicht|schwer|langsam|across|(?:(?:eng|weit|breit)e?[mnr]?,? ?)?(?:(?:im|in|mit) )?(?:(?:unter|ober|hammer|kamm|rist)griff|(?<=im )[uo]g)|eng|weit|(?:(?:uskim?|širokim?) )?(?:pot|nat)hvat(?:om)?";
const change =
  "(?:[+-]|add|plus)\\s?\\d+(?:[.,]\\d+)?(?! ?(?:x|s|min)(?!\\p{L})) ?(?:kg|lbs?|%)?(?: ?/ ?\\d+(?:[.,]\\d+)? ?(?:kg|lbs?))?";
const before = "(?:last|previous|prior) (?:week|wk|time|session|workout)";
const progress =
  `(?:same (?:(?:weights?|loads?|as) )?)?(?:as|like|from|than|vs\\.?|over) ${before}(?:,? ?${change})?|@ ?last (?:week|wk|time|session)(?:'s)?(?: (?:weights?|loads?))?(?:,? ?${change})?|(?:@ ?|at |with )?(?:the )?(?:same|last week's|last time's) (?:weights?|loads?)(?: as ${before})?|` +
  "(?:or|oder|ili) \\d+(?:[.,]\\d+)? ?(?:kg|lbs?|%) (?:lighter|less|lower|heavier|more|higher|leichter|weniger|lakše|manje)(?! than)|" +
  "(?:(?:with|w/|at) )?\\d+ ?% (?:more|heavier|less|lighter) than (?:the )?" +
  before +
  "|" +
  "\\d+(?:[.,]\\d+)? ?(?:kg|lbs?) (?:more|heavier)(?: than last (?:time|week|session))?|" +
  `${change} (?:(?:each|every|per|from|vs\\.?|over|on|than) )?(?:${before}|(?:each|every|per|next) (?:session|week|workout|time|set))|` +
  "[+-]\\s?\\d+(?:[.,]\\d+)? (?:each|every|per) (?:session|week|workout|time)";
const days =
  "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|yesterday|(?:last|previous) (?:week|session|workout|time)|(?:day|week) \\d";
const settings =
  "(?:@ ?)?\\d(?:[.,]5)? ?(?:pps|plates?(?: ?(?:a|per|each|/) ?side)?)|(?:(?:a|\\d) )?plates? and an? (?:half|quarter)|(?:@ ?|at )?(?:on )?(?:level|lvl|lv\\.?|resistance|stack|notch|gear|stufe|razina|pin|hole|seat|damper|drag factor|df) ?:? ?\\d{1,3}(?:-\\d{1,2})?";
const warmUps =
  "\\d(?:-\\d)? (?:light )?(?:warm[ -]?ups?(?: sets?)?|(?:feeder|ramp[ -]?up) sets?|aufwärms(?:atz|ätze)|serij\\p{L} zagrijavanja)";
const restPauses =
  "\\+? ?(?:(?:rest[ -]?pause|rp) ?\\(\\d+ ?s(?:ec)?(?: ?[,/+] ?\\d+ ?s(?:ec)?)*\\)|rest[ -]?pause(?: \\d+ ?s(?:ec)?)?)(?: ?x ?\\d+| \\d+ (?:mini[ -]?)?sets)?";
const within = "(?<=(?:rm|(?:heavy|top)(?: \\d{1,2})?|single|double|triple|max),? )in \\d{1,2} ?min(?:utes|s)?";
const stroke = "(?:hard|light|easy|max|power|firm|strong|fast|full)";
const strokes =
  `(?:(?<=\\d\\S{0,3}(?:\\s[\\p{L}/-]{1,9}){0,3}\\s*[,;(]\\s*)\\d{1,2}\\s*x\\s*)?\\d{1,3} ?(?:${stroke} )?strokes(?: (?:${stroke}|on|off)){0,2}` +
  `(?: ?[/,+] ?\\d{1,3} (?:${stroke} )?(?:strokes )?(?:${stroke}|on|off|paddle)?(?<=\\p{L}))?`;
const buildUps =
  "(?!(?:25|50|75|100|200) ?(?:m|yds?) build(?![ -]?(?:up|in)))\\d{1,3} ?(?:m|yds?) (?:build(?:[ -]?(?:up|in))?|(?:fly|run|lead)[ -]?in|acceleration)";
const often =
  "(?:(?:per|every|a|each) day|every (?:break|drop|time you (?:break|drop|stop)) ?(?:=|:|is|means|,)? ?\\d{1,2} [\\p{L} -]+|daily(?! max)|\\d(?:-\\d)? ?(?:x|mal|puta) ?(?:täglich|am tag|pro tag|dnevno|na dan|tjedno|pro woche)|täglich|dnevno|\\d(?:-\\d)? ?(?:x|times) ?(?:/|per|a)? ?(?:day|week|daily)|bid|tid|every (?:other )?day)";
const drops = "\\+ ?(?:a )?drop(?:[ -]?set)?(?: (?:to failure|(?:on|at) (?:the )?(?:end|last(?: set)?)))?";
const partials =
  "\\+ ?\\d{1,2} (?:partials?|half[ -]reps?|negatives|negs|forced reps|cheat reps|pulses)(?: (?:on|after|in|at) (?:the )?(?:last|each|every|final|end)(?: (?:set|round|one))?(?: of (?:the )?set)?)?";
const inclines =
  "@?\\s*\\d{1,2}(?:[.,]\\d)?(?:-\\d{1,2})? ?% ?(?:incline|grade|gradient|inc\\.?)|(?:@ ?)?(?:incline|grade|gradient)(?: (?:at|of))? ?:? ?\\d{1,2}(?:[.,]\\d)?(?:-\\d{1,2})? ?%?";
const aid = "(?:(?:pull )?buoy|paddles|fins|snorkel|kickboard)";
const aids = `(?:(?:with|w/) ?)?${aid}(?:(?: ?[+&/] ?| and )${aid})*`;
const programs =
  `(?<=\\d ?% )of (?:my |your |the )?(?:best |max )?(?:(?:hang |power )?(?:clean|snatch)(?: (?:and|&) jerk)?|c ?(?:&|\\+|and|n) ?j|(?:front |back )?squat|bench(?: press)?|deadlift|jerk|sn|cl|[fb]s)(?: (?:1 ?rm|max))?|(?:@|at)?\\s*\\d{2,3}(?:[.,]\\d)? ?% of (?:${days})(?:'s)?(?: (?:weights?|loads?|numbers?))?|${inclines}|${settings}|${partials}|${drops}|${within}|${often}|${buildUps}|${strokes}|${warmUps}|${restPauses}|` +
  "\\d{1,2} ?v(?:s\\.?)? ?\\d{1,2}|(?:e?1rm|(?<!%\\s*(?:of )?)(?:tm|training max)):? ?~?\\d+(?:[.,]\\d+)?(?: ?(?:kg|lbs?))?|\\d+(?:[.,]\\d+)?k? (?:steps|koraka|schritte)|cadence \\d{2,3}(?:-\\d{2,3})?|" +
  "(?:vs\\.?|against|\\+) (?:chains?|bands?)|(?:vs\\.?|against|with|w/|\\+) \\d+ ?(?:kg|lbs?|#|%) (?:of |in )?(?:chains?|bands?)(?: weight| tension)?|(?:(?:with|w/|in|wearing) )?(?:an? )?\\d+(?:[.,]\\d+)? ?(?:kg|lbs?) (?:weight(?:ed)? )?vest|" +
  "tut:? ?\\d+(?:-\\d+)? ?(?:s|secs?|seconds?)?|ahap|as heavy as possible|rx(?:'d|d)?\\+?|scaled|tng|t ?[&+] ?g|touch[- ](?:and|n|&)[- ]go|dead[- ]stop|(?:iso(?:metric)?s?(?: holds?)?)|(?:iso|ex|kon)(?:metrisch|zentrisch)|(?:week|wk|cycle) ?\\d{1,2}(?<!(?:week|wk) ?\\d.*(?:week|wk|cycle) ?\\d{1,2})(?!.*(?:week|wk)\\s?\\d)|(?:first |second |third )?(?:opener|attempt)|unbroken|ub|wave[- ]?(?:loading|s)|waves?|" +
  `(?<=\\d ?(?:kg|lbs?) ?)(?:dbs?|dumbbells?|kbs?|kettlebells?|plates?|kurzhanteln?|hanteln?|bučic\\p{L}+|ankle weights?|cuffs?|med(?:icine)? ?balls?|sandbag)|interval(?:s|le|li|i)?|repeats|workout|session|time trial|tt|test|sweet spot|continuous|non[- ]?stop|all[ -]out|rest[- ]?pause|rp(?= \\d|\\))|jokers?(?: sets?| singles?)?|(?:tm|training max) test(?: week)?(?=\\s|:)|widowmakers?(?: set)?|(?:\\d/\\d/\\d\\+?|[1358]s|\\d/\\d|deload|peak|volume|intensity) week(?: \\d)?|myo[- ]?reps?(?: sets?)?|${aids}|kick|im order|im(?! letzten)|w[/-]?up?|w/down|c[/-]?d(?:own)?|(?:ein|aus)(?:laufen|schwimmen)|(?:up|ras|is)plivavanje|(?:ras|is)trčavanje|zagrijavanje|ohlađivanje|aufwärmen|abwärmen|(?<=\\d ?(?:min|'|km) )[ea]l|warm[ -]?ups?(?: sets?)?|working(?! sets)|cool[ -]?down|(?:descend(?:ing)?|desc\\.?|build(?!(?: up)?,? to ?@?\\d)|des)(?: \\d-\\d(?:, ?\\d-\\d)*)?|neg(?:ative|\\.)? ?split|bbb|(?:project|predict|estimate|calculate) (?:an? |the |your )?(?:new )?(?:max|tm|1 ?rm)|new (?:pr|\\d+ ?rm)|fsl|ssl|pr set|with chains|w/ chains|first set last`;

/** Not '@FSL', which stands for a load, nor the color of a band. */
export const sayings = new RegExp(
  `(?<=^|[\\s,;(])(?:${[progress, restful, held, paces, programs, shares, ofRace, climbs, efforts].join("|")})(?=$|[\\s,;|).:])` +
    "(?!\\s*-?(?:bands?|traka|trakom|set of|singles?|doubles?|triples?))",
  "giu",
);

/** A note would hide these: they say how much, how often or instead of what. */
export const meaningful =
  /(?<![\p{L}\p{N}])(?:drops?|drop-?sets?|fail\p{L}*|amrap|emom|super-?sets?|ss|rests?|each|every(?! (?:session|week|workout|time|day|other|training))|per|sides?|total|altogether|combined|accumulate|back[ -]?offs?|tempo|rounds?|sets?|reps?|max|maximum|rpe|rir|then|cap|clusters?|steps?|until|minus|less|plus|times|or|oder|ili|spm|bpm|hr|reserve|ukupno|insgesamt|zusammen|jed\p{L}+|svak\p{L}+|otkaza|\p{L}*versagen|(?:under|below|above|over|at least|at most|up to|more than|within)\s*[<>]?\s*\d.*)(?![\p{L}\p{N}])/iu;

/** Alone they say nothing, and in front of a value they belong to it. */
export const glue: ReadonlySet<string> = new Set(
  "a an the of at on in with w/ for and to from as is be by per off mit und sa s u i na po bei auf".split(" "),
);

/** Between a name and its values, other words may make another exercise: 'squat thrust'. */
export const leading =
  /^(?:from|off|with|w\/|without|no|to|on|against|using|along|near|holding|at|in|above|below|aus|ohne|ab|mit|s|sa|iz|bez|zum|zur|auf|an|am|na|za|uz)(?=\s)/iu;

const how =
  "warm[ -]?up|cool[ -]?down|wu|cd|deload|bbb|fsl|ssl|alt(?:ernating)?\\.?|weighted|heavy|light|hard|moderate|easy|slow|fast|strict|explosive|controlled|comp(?:etition)?|low[ -]bar|high[ -]bar|beltless|raw|touch[ -](?:and|n|&)[ -]go|tng|dead[ -]stop|optional|relaxed|steady|deep|unbroken|smooth|widowmakers?|breathing|recovery|endurance|medium|open[ -]water|indoor|outdoor|sync(?:hro(?:nized|nised)?|'?d|ed)?|lagani|leichte[rs]?";

/** In front of a name, they are a note. */
export const hows = new RegExp(`^(?:${how})(?: (?:${how}))*(?= )`, "iu");

/** Between values and a name. */
export const howsBehind = new RegExp(`(?<= )(?:${how})(?: (?:${how}))*$`, "iu");

/** In front of a name, they may make another exercise. */
export const modifiers = new RegExp(
  `^(?:(?:${how}|speed|double|ssb|low|me|de|max[ -]effort|dynamic(?:[ -]effort)?|wide(?:[ -]grip)?|narrow(?:[ -]grip)?|neutral[ -]grip|underhand|overhand|smith(?: machine)?|chest[ -]supported|heels?[ -]elevated|paused?|pause|banded|band|assisted|tempo|deficit|eccentric|negative|isometric|iso|s/?l|s/?a|[1-2][ -](?:leg|arm)|one[ -]leg|wide|narrow|close|barbell|dumbbell|kettlebell|db|kb|bb|machine|single[ -]leg|single[ -]arm|one[ -]arm|standing|seated|wide[ -]grip|close[ -]grip|kneeling|elevated|backward|forward) )+`,
  "iu",
);

export const orderWords =
  /^(?:and )?(?:then|next|finally|now|(?:straight |directly |right )?into|followed by|(?:we )?(?:start|begin|finish|end)(?: off)? with(?: an?)?|to finish|first(?=[,:]?\s+\d)|zuerst|zum (?:schluss|abschluss)|prvo|na (?:kraju|početku)|danach|dann|zatim|onda)(?:\s*[,:]\s*|\s+)(?=[\p{L}\d])/iu;
