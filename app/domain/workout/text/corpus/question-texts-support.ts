type QuestionText = [text: string, message: string, offered: string, kept: string];

/** Ambiguous texts, the questions about them, and how the first and last choice are printed. */
export const questionTexts: QuestionText[] = [
  [
    "Superset A x3\n  Dip 5\n  Burpee 5",
    "Read as the name of a set. Did you mean Superset x3: A?",
    "Superset x3: A\n  Dip  5\n  Burpee  5",
    'Superset: "A x3"\n  Dip  5\n  Burpee  5',
  ],
  [
    "Complex training\n  Clean 3",
    "Read as Complex: training. Did you mean the name of a set?",
    "Complex: training\n  Clean  3",
    "Regular: Complex training\n  Clean  3",
  ],
  [
    "Dip 8\n#2: EMOM 10\n  Burpee 5",
    "Read as the name of a set. Did you mean Emom 10 min?",
    "Dip  8\n#2 EMOM 10\n  Burpee  5",
    'Dip  8\n#2: "EMOM 10"\n  Burpee  5',
  ],
  [
    "1a. Dip 3x8\n\n1b. Burpee 3x10\n\n1c. Chin-up 3x5",
    "1A to 1C are read as sets of their own, one after the other. Did you mean one Giant?",
    "Giant x3\n  Dip  8\n  Burpee  10\n  Chin-up  5",
    "Dip  3x8\nBurpee  3x10\nChin-up  3x5",
  ],
  [
    "Main lift x3\n  A1) Dip 8\n  A2) Burpee 8",
    "Read as a Regular set, whose exercises follow each other. Did you mean Superset x3: Main lift?",
    "Superset x3: Main lift\n  Dip  8\n  Burpee  8",
    "Regular x3: Main lift\n  Dip  8\n  Burpee  8",
  ],
  [
    "Rope climb 3x5 @60cm",
    "Read as distance. Did you mean h 60cm?",
    "Rope climb  3x5 h 60cm",
    "Rope climb  3x5 distance 60cm",
  ],
  [
    "Rope climb 5 24 inch | 5 30 inch",
    "Read as distance. Did you mean h 24 inch?",
    "Rope climb  5 h 24in | 5 h 30in",
    "Rope climb  5 distance 24in | 5 distance 30in",
  ],
  [
    "30 m sprint 4x 4.2s",
    "Read as time. Did you mean fastest 4.2s?",
    "30 m sprint  4x fastest 4.2s",
    "30 m sprint  4x time 4.2s",
  ],
  ["off", "Read as the name of a set. Did you mean rest day?", "rest day", "Regular: off"],
  ["Rest", "Read as a rest between exercises. Did you mean rest day?", "rest day", "Regular\n  rest"],
  [
    "Row\n• row\n  Dip 5",
    "Read as the name of a set without exercises. Did you mean the exercise Row?",
    "Row  _cal _s _m\n\nrow\n  Dip  5",
    "Regular: Row\n\nrow\n  Dip  5",
  ],
  [
    "Row 8x50m | rest 0:20 // easy",
    "Read as one rest after the last round. Did you mean a rest after each?",
    "Interval x8\n  Row  50m\n  rest 0:20\n    // easy",
    "Row  8x 50m _s | 1x rest _m 0:20\n  // easy",
  ],
  [
    "Back squat 5 | 3 | rest",
    "Read as one rest after the last round. Did you mean a rest after each?",
    "Back squat  5 | rest | 3 | rest",
    "Back squat  5 | 3 | 1x rest",
  ],
];
