/** 'hold 30 s x 3' */
export const heldRounds =
  /^[\s:,]*(?:hold (?:for )?(\d{1,3})\s?s(?:ec\w*)?|(\d{1,3})\s?s(?:ec\w*)? holds?)\s*,?\s*(?:(\d{1,2})\s?(?:x|times)|x\s?(\d{1,2}))(?!\d)/i;

/** What coaches say around rounds, in the words of the notation; read in this order. */
export const wordsOfRounds: readonly (readonly [RegExp, string])[] = [
  // 'warm-up: 60x5, 80x3, work: 3x5 100'
  [
    /^([\s:]*)(warm[ -]?ups?)(?: sets)?\s*:?\s+(.*?\d)[,;.]\s*(?:(?:then\s+)?work(?:ing)?(?: sets?)?\s*:?|then)\s+(\d[^;()]*)$/iu,
    "$1$3, $4 ($2)",
  ],
  // '1 x AMRAP (@ 70%)'
  [/(?<=(?:amrap|max(?: reps)?|failure)\s*)\(\s*(@\s*\d{2,3}(?:[.,]\d)?\s*(?:%|kg|lbs?)?)\s*\)/giu, " $1"],
  // '12+10+8 drop set x 3'
  [/(?<!\d)(\d{1,2}(?:\+\d{1,2})+)\s*(drop[ -]?sets?)\s*x\s*(\d{1,2})(?=\s*(?:$|[,;@]))/giu, "$3x $1 ($2)"],
  // 'FST-7, 10-12 reps' are seven sets
  [
    /^([\s:,]*)(FST)[ -]?7[\s:,]*(?!\s*7\s*(?:x|sets))(?=\d{1,2}(?:-\d{1,2})?(?![\d:]|\s*(?:x|s|sets|min)))/iu,
    "$1 ($2) 7x",
  ],
  [/^([\s:,]*)(FST)[ -]?7(?!\s*[:,]?\s*\d)/iu, "$1 ($2) 7x"],
  // '3x(1,2,3) L/R w/ the second bell'
  [/(?<=[\d)]\s*)L\s?\/\s?R\s+(?=(?:w\/|with|@|at)\s?)/gu, "per side, "],
  // '4 sets, 30 sec on / 30 sec off, in waves'
  [
    /(?<![\d.,])(\d{1,2})\s*(?:sets?|rounds?|x)[,:]?\s*(\d{1,3}\s*(?:s|secs?|seconds?|min|'))\s*(?:on|work)\s*[/,]?\s*(\d{1,3}\s*(?:s|secs?|seconds?|min|'))\s*(?:off|rest)(?=,\s+\p{L})/iu,
    "$1x $2, rest $3",
  ],
  [/(?<=\d\s*x\s*\d{1,2}\s)w(?=\s+\d+\s*(?:s|sec|count|ct)\s)/giu, "w/"],
  [/(?<=then\s+\d+(?:[.,]\d)?\s*(?:kg|lbs?|%))\s+(?:amrap|(?:to )?failure)(?=\s*(?:$|[,;]))/giu, " x max"],
  [
    /(?<=\d.*),?\s+(?:(?:use|using|with|w\/?|mit|sa?)\s+(?:the|your|my|a pair of|den|zwei)|w(?=\s+\d+s))\s+(?=\d{1,3}(?:[.,]\d)?\s*(?:kg|lbs?|s)?\s*(?:$|[,;]))/giu,
    " @ ",
  ],
  [
    /^(?<space>[\s:]*)\((?:tempo\s*)?(?<tempo>[\dx]-[\dx]-[\dx])\)\s+(?=\d{1,2}\s*x\s*\d)(?<rounds>.*)$/iu,
    "$<space>$<rounds>, tempo $<tempo>",
  ],
  // '4 sets, AMRAP -1'
  [/(\d)\s*(?:x|sets?),?\s*(?:max|amrap)(?:\s*reps)?\s*-\s*(?=[1-5](?:\s*reps?)?\s*(?:$|[,;(]))/giu, "$1x max minus "],
  [/(?<=max)\s*-\s*(?=[1-5](?:\s*reps?)?\s*(?:$|[,;]))/giu, " minus "],
  // 'about 7/10 effort'
  [
    /(?<=\d.*[\s,])(?:(about|around|roughly)\s+)?(\d(?:[.,]5)?)\s*\/\s*10\s+(?:effort|intensity|difficulty)(?!\p{L})/giu,
    "RPE $2 ($1)",
  ],
  // 'RPE 7/10'
  [/(?<=rpe\s*:?\s*\d(?:[.,]5)?(?:-\d(?:[.,]5)?)?)\s*\/\s*10(?!\d)/giu, ""],
  // 'openers: 70/5, 90/3'
  [
    /^(\s+)((?!(?:sets?|reps|weight|load|tempo|rest|rpe|rir|amrap|emom|max|drop|cluster|wave|single|double|triple|top|back|down|ramp|work|warm)s?(?!\p{L}))\p{L}[\p{L} ]{2,24}(?:\s\d{1,2})?):\s+(?=\d[\d.,]*\s*(?:kg|lbs?|%)?\s*[x/@])/iu,
    "$1($2) ",
  ],
  // 'AMRAP x 3 sets'
  [/^[\s:]*(?:amrap|(?:to )?failure|max(?: reps?)?)\s*x\s*(\d{1,2})(?:\s*sets?)?(?=\s*(?:$|[,;@]))/iu, " $1x max"],
  // 'opener 140, 2nd 150, 3rd 157.5kg'
  [
    /^[\s:,-]*(?:opener|1st|first)(?: attempt)?\s*:?\s*@?\s*(\d{2,3}(?:[.,]\d)?)\s*(?:%|kg|lbs?)?,\s*(?:2nd|second)(?: attempt)?\s*:?\s*@?\s*(\d{2,3}(?:[.,]\d)?)\s*(?:%|kg|lbs?)?,\s*(?:3rd|third)(?: attempt)?\s*:?\s*@?\s*(\d{2,3}(?:[.,]\d)?)\s*(%|kg|lbs?)?(?=\s*(?:$|[,;]))/iu,
    " 1/1/1 @ $1/$2/$3$4 (attempts)",
  ],
  // '1-10 ladder'
  [
    /^([\s:]*)(ladders?)?[\s:]*(?:of |from )?1\s?-\s?(\d{1,2})(?=\s*(?:$|[,;(]))(?<=ladders?\b.*)/iu,
    "$1 1 up to $3 ($2)",
  ],
  [/^([\s:]*)1\s?-\s?(\d{1,2})\s+(ladders?)(?=\s*(?:$|[,;(]))/iu, "$1 1 up to $2 ($3)"],
  // '3 back-off doubles'
  [/(\d)\s*(?:x\s*)?(back[ -]?off)\s+(?:singles?|sgls?)(?!\p{L})/giu, "$1x1 $2"],
  [/(\d)\s*(?:x\s*)?(back[ -]?off)\s+(?:doubles?|dbls?)(?!\p{L})/giu, "$1x2 $2"],
  [/(\d)\s*(?:x\s*)?(back[ -]?off)\s+(?:triples?|trpls?)(?!\p{L})/giu, "$1x3 $2"],
  // '6 sets a day, 5 per set'
  [
    /(\d{1,2})\s*sets\s*((?:a|per|each|every)\s+day),?\s*(\d{1,3})(?:\s*reps)?\s*(?:per|each|a|every|in each)\s+set(?!\p{L})/giu,
    "$1x$3 ($2)",
  ],
  // '80% MR' and 'MR10', which are at most ten
  [/(?<=(?:%|kg|lbs?)\s*)(?:x\s*)?MR(?![\p{L}\d]|\s?\d)/gu, " x max"],
  [/(?<=(?:%|kg|lbs?)\s*)(?:x\s*)?MR\s?(\d{1,2})(?![\p{L}\d])/gu, " x max (MR$1)"],
  [/(?<=^[\s:,]*|x\s*)MR(?![\p{L}\d]|\s?\d)/gu, "max"],
  // 'leave 2 in the tank each set'
  [/(?<=in (?:the )?tank|rir|in reserve)\s+(?:(?:on|for)\s+)?(?:each|every|all|per)\s+sets?(?!\p{L})/giu, ""],
  // '500m x 4, 1:50'
  [/^[\s:]*(\d{3,4}\s?m)\s*x\s*(\d{1,2})(?=,\s*\d{1,2}:\d\d\s*(?:$|,))/iu, " $2x $1"],
  // '5 x 1000 @ 3:50, 2 min'
  [
    /(?<=\d\s*x\s*\d{3,4}\s?m?\s*[@,]\s*\d{1,2}:\d\d(?:\s*pace|\/\S{2,4})?),\s*(?=(?:\d{1,3}\s*(?:s|secs?|min)|\d:\d\d)\s*$)/giu,
    ", rest ",
  ],
  // '30 sec hold x 3'
  [/(?<!x\s*)(?<![\d.,:-])(\d{1,3}\s*(?:s|secs?|seconds?|min))\s*holds?,?\s*x\s*(\d{1,2})(?!\d)/giu, "$2x $1"],
  // '3x10 @ RIR 1, 0 on the last set'
  [
    /(?<=(rpe|rir)\s*:?\s*\d(?:[.,]5)?),?\s+(\d(?:[.,]5)?)\s+(?:on|for|in)\s+(?:the\s+)?(?:last|final)(?:\s+(?:set|one))?(?=\s*(?:$|[,;]))/giu,
    ", last set $1 $2",
  ],
  // '4x8 @ 4-0-2 tempo, slow'
  [
    /^(.*\d\s*x\s*\d.*?)[\s,(]+@?\s*(?:tempo\s*)?([1-6]-[0-4x]-[0-4x])\)?(?:\s*tempo)?(?!-)(,\s.*|(?<=tempo))$/iu,
    "$1$3, tempo $2",
  ],
  // 'rest-pause (10 + 4 + 3), 15 sec'
  [
    /(?:\d{1,2}\s*x\s*\d{1,2}\s+)?(rest[ -]?pause)\s*:?\s*\(?(\d{1,2}(?:\s*\+\s*\d{1,2}){2,})\)?[\s,]+(\d{1,3})\s*s(?:ec\w*)?(?:\s+(?:rests?|between))?(?=\s*(?:$|[,;]))/giu,
    "$2 $1 $3s",
  ],
  // 'holding 25's'
  [/(?:(?<=\s)holding\s+)?(\d{2}(?:[.,]5)?)'s(?=\s*(?:$|[,;.)]))/giu, "w/ $1s"],
  [/(?<=\d\s*(?:x|sets?\s+of)\s*\d.*)(?<=\s)holding\s+(?:the\s+)?(\d{2}(?:[.,]5)?)s(?=\s*(?:$|[,;.)]))/giu, "w/ $1s"],
  // 'rest a minute'
  [/(?<=(?:rest|resting|pause|break)(?: for| of)? )(?:an?|one) min(?:ute)?(?: or so)?(?! and)(?!\p{L})/giu, "1 min"],
  [/(?<=(?:rest|resting|pause|break)(?: for| of)? )(?:two|a couple(?: of)?) min(?:ute)?s?(?!\p{L})/giu, "2 min"],
  [/(?<=(?:rest|resting|pause|break)(?: for| of)? )three min(?:ute)?s?(?!\p{L})/giu, "3 min"],
  [/(?<=(?:rest|resting|pause|break)(?: for| of)? )half a min(?:ute)?(?!\p{L})/giu, "30 s"],
  [/(?<=(?:rest|resting|pause|break)(?: for| of)? )(?:an?|one) min(?:ute)? and a half(?!\p{L})/giu, "90 s"],
  // 'stop 2 short of failure'
  [
    /(?:stop(?:ping)?|finish(?:ing)?) (?:at )?([1-5])(?: reps?)? (?:short of|before|shy of|from) failure(?!\p{L})/giu,
    "$1 RIR",
  ],
  // '5/5 alternating, 16kg'
  [/^([\s:]*\d{1,2}\/\d{1,2})\s+(?=alt|switch)/iu, "$1, "],
  // '(1+1) up to 85%, 5 sets'
  [
    /^([\s:]*(?:\([^()\d]*\)[\s,]*)?)(\d{1,2}(?::\d\d)?\s*(?:s|secs?|seconds?|mins?|minutes?|m)(?!\p{L})|\(\d(?:\s*\+\s*\d)+\))((?:(?!\dx|x\s*\d|sets)[^|])*?),\s*(\d{1,2})\s*sets\s*$/iu,
    "$1 $4x $2$3",
  ],
  // '3x20 + 10 sec hold'
  [/(?<=x\s*\d{1,2})\s*\+\s*(?=\d{1,2}\s*(?:s|secs?|seconds?|count)\s+(?:iso\s+)?(?:holds?|pause|squeeze))/giu, ", "],
  // '4x100 @ CSS +15s rest'
  [/\s*\+\s?(?=\d{1,3}\s*(?:s|secs?|seconds?)\s+rest(?!\p{L}))/giu, ", "],
  // 'drop 10% x 5 x 3 sets'
  [
    /(?<=\d\S*\s*,\s*)(?:then\s+)?drop\s*(?:by\s*)?(\d{1,2}\s?%)\s*x\s*(\d{1,2})\s*x\s*(\d{1,2})(?:\s*sets)?(?=\s*(?:$|[,;]))/giu,
    "-$1 x $2 x $3",
  ],
  // '40m, 32 each hand'
  [
    /(?<=\d\S{0,3}),?\s+(\d{2})\s+(?:in\s+)?(?:each|per)\s+hand,\s+(?=\d+\s*(?:s|secs?|min)(?!\p{L}))(?:rest\s+)?([^,]*)$/iu,
    ", rest $2 @ $1",
  ],
  [/(?<=\d\S{0,3}),?\s+(\d{2})\s+(?:in\s+)?(?:each|per)\s+hand$/iu, " @ $1"],
  // 'on the bench x 10 each'
  [/^(\s+(?:on|off|from|with)\s[\p{L} ]{2,20}?)\s+x\s+(?=\d{1,2}(?:\s|$))/iu, "$1 "],
  // '2x15 B' of both sides
  [/(?<=\d\s?x\s?\d{1,2}\s+)B(?=\s*(?:$|,))/gu, "per side"],
  // 'w/ wraps: 60%x3'
  [/^(\s+(?!then\s)\p{L}[\p{L}/' -]{3,40})(?<!heavy|top|sets?):\s*(?=\d|max)/giu, "$1 "],
  // '12 reps / side'
  [/(?<=\d)\s*reps?\s*\/\s*(?=(?:side|leg|arm|hand|direction)(?!\p{L}))/giu, "/"],
  // '3 reps x 30 s hold' and '10 reps x 3'
  [/(?<![\dx-]\s*)(\d{1,2})\s*reps?\s*x\s*(\d{2,3})\s*(?:s|secs?|seconds?)[ -]?holds?(?!\p{L})/giu, "$1x $2s"],
  [/(?<![\dx-]\s*)(\d{1,2}(?:-\d{1,2})?)\s*reps?\s*x\s*([1-6])(?=\s*(?:$|[,;(]))/giu, "$2x$1"],
  // '3x5 @7, @8, @9'
  [/(?<=x\s*\d.*@\s?(?:[5-9]|10)(?:[.,]5)?)\s*[,/]\s*@\s?(?=(?:[5-9]|10)(?:[.,]5)?\s*(?:$|[,;(/]))/giu, ", "],
  [/(?<=[,;]\s*|then\s+)work(?:ing)?[ -]sets?:?\s+(?=\d)/giu, ""],
  // '4x10, RIR 3/2/1/0'
  [/rir\s*(\d(?:(?:\s*[/,-]\s*\d){2,}|\s*[/,]\s*\d))(?=\s*(?:$|[,;)]))/giu, "$1RIR"],
  // 'effort about 5 out of 10'
  [
    /(?<!\p{L})effort\s*(?:level\s*)?(?:(?:of|about|around|at|is|:)\s*){0,2}(\d(?:-\d)?)\s*(?:out of|\/)\s*10(?!\d)/giu,
    "rpe $1",
  ],
  // '10 each leg, 2 sets' behind a load
  [
    /(?<=(?:kg|lbs?)(?:\s\p{L}+){0,2}\s*,\s*)(\d{1,2}(?:-\d{1,2})?(?:\s*(?:reps?|(?:per|each|\/)\s*\p{L}+))?)\s*,\s*(\d)\s*sets?(?=\s*$)/giu,
    "$2x$1",
  ],
  // 'no more than 45 s between'
  [
    /(no more than|at most)\s+(\d{1,3}\s*(?:s|secs?|seconds?|min)\s*(?:rest|btwn|between))(?=\s*(?:$|[,;]|sets))/giu,
    "$2 ($1)",
  ],
  // '15/12/10, 2 min'
  [
    /(?<=^[\s,:]*(?:\d\s*sets?[,:]?\s*)?\d{1,2}(?:\/\d{1,2}){2,}(?:,[^,\d]*)?),\s*(?=(?:\d\s*min|\d{2,3}\s*s)\s*$)/giu,
    ", rest ",
  ],
  // '30s each hand' of dumbbells
  [
    /(?<=\d\s*x\s*\d{1,2}(?:-\d{1,2})?),?\s+(?:(?:w\/|with|@)\s*)?(\d{2}(?:[.,]5)?)s\s+(?:in\s+)?(?:each|per)\s+hand(?!\p{L})/giu,
    " @ $1",
  ],
  // '10 to 20 seconds'
  // 'jokers +5% singles'
  [/^[\s:,-]*(jokers?(?:\s+(?:sets?|singles?))?[\s:,-]+\+\s?\d{1,2}(?:-\d{1,2})?\s?%[^()]*)$/giu, " 1 ($1)"],
  // 'hold 30 sec x 3 each side'
  [
    /(?<!\d\D{0,20})(?<=^|[\s:,-])hold\s+(?:for\s+)?(\d{1,3}\s*(?:s|secs?|seconds?))\s*x\s*(\d{1,2})(?:\s*(?:reps?|times))?(?!\d)/giu,
    "$2x $1",
  ],
  // '50%x5, 60%x5 deload'
  [/(?<=\d)\s+(deload)(?=\s*(?:$|,))/giu, " ($1)"],
  // '60x5, 70x5, 75x5,5,4'
  [/(?<=\d\s*x\s*\d+(?:x\d+)?,\s*)(\d{2,3}(?:[.,]5)?)x(\d{1,2}),(\d{1,2}),(\d{1,2})(?=\s*$)/giu, "$1x$2, $1x$3, $1x$4"],
  // '5x75%, 3x85%, 1x95%+'
  [/(?<![\d.,])(\d{1,2})\s*x\s*(\d{2,3}(?:[.,]5)?)\s*%\+(?=\s*(?:$|,))/giu, "$1+x$2%"],
  // why: a sprint takes no three minutes: '6x20m, 3min' and '2x150m, 10min'
  [/(?<=\d\s*x\s*[1-6]0\s*m(?!\p{L})[^,;]*),\s*((?:[3-9]|1\d)(?:-\d{1,2})?)\s*(?:'|min)\s*$/giu, ", rest $1 min"],
  [
    /(?<=\d\s*x\s*(?:[7-9]0|1\d0|200)\s*m(?!\p{L})[^,;]*),\s*((?:[6-9]|1\d)(?:-\d{1,2})?)\s*(?:'|min)\s*$/giu,
    ", rest $1 min",
  ],
  // 'between 8 and 12 reps'
  [
    /(?<!\p{L})(?:between|zwischen|između)\s+(\d{1,3}(?:[.,]5)?|\d:\d\d)\s+(?:and|und|i)\s+(?=(?:\d{1,3}(?:[.,]5)?\s*(?:kg|lbs?|%|rpm|spm|bpm|w|watts?|reps?|s|secs?|min\w*)|\d:\d\d)(?![\p{L}\d]))/giu,
    "$1-",
  ],
  [
    /(?<![\d:.,])(\d{1,3})\s+(?:to|do|bis)\s+(\d{1,3})(?=\s*(?:s|secs?|seconds?|sek\p{L}*|mins?|minutes?|minut\p{L}+)(?!\p{L}))/giu,
    "$1-$2",
  ],
  // 'as many as you can!'
  [/(?<=(?:you can|possible|amrap|max|failure))!+/giu, ""],
  // 'Rest 0:00'
  [/[\s,;-]*(?<!\p{L})rest\s*:?\s*0(?::00|\s?s(?:ec)?)?\s*$/giu, " (no rest)"],
  // '(start 60kg, +5kg/week)'
  [
    /(?<=\d\s*x\s*\d.*)[\s,(]+start(?:ing)?\s*(?:at|with|@)?\s*@?(\d+(?:[.,]\d+)?\s*(?:kg|lbs?|%))\s*,?\s*(?=\+|add)(?!.*\d\S*\s*(?:kg|lbs?|%)?\s*(?:per|each|every|a) (?:set|round))([^()]*)\)?$/giu,
    " @$1 ($2)",
  ],
  // '4kg girls / 6kg boys'
  [
    /(\d+(?:[.,]\d+)?)\s*(kg|lbs?)?\s*(?:wom[ae]n|girls?|ladies|females?|men|boys?|males?|gents?|[fmw])\s*[/,;]\s*(\d+(?:[.,]\d+)?\s*(?:kg|lbs?))\s*(?:wom[ae]n|girls?|ladies|females?|men|boys?|males?|gents?|[fmw])(?!\p{L})/giu,
    "$1/$3",
  ],
];
