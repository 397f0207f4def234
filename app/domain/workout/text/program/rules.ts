type Rule = { text: string; meaning: string; places: (number | string)[] };

/** The headings of a whole program's text. `places`: the days or dates that the text is about. */
export const programRules: { id: string; title: string; about: string; rules: Rule[] } = {
  id: "program",
  title: "A whole program",
  about:
    "The text of a whole program has the name of each day above its lines, and above the days of a week the name of the week. Headings may be in English, German or Croatian. Nothing is stored before you have seen which day becomes what.",
  rules: [
    { text: "Week 2\nDay 1", meaning: "The first day of the second week: day 8.", places: [8] },
    { text: "Day 8", meaning: "Without a week above it, the eighth day of the program.", places: [8] },
    { text: "Week 2\nMonday", meaning: "The Monday of the second week.", places: [8] },
    { text: "2. Woche\nMontag", meaning: "The same in German.", places: [8] },
    { text: "Tjedan 2\nPonedjeljak", meaning: "The same in Croatian.", places: [8] },
    { text: "Week 1, Day 3", meaning: "Both in one line; W1D3 is the same.", places: [3] },
    { text: "Day 1 - Upper body", meaning: "What follows the day is the title of its workout.", places: [1] },
    { text: "Day 7: rest", meaning: "A rest day.", places: [7] },
    { text: "04/05/2026", meaning: "A date, in a continuous program.", places: ["2026-05-04"] },
  ],
};
