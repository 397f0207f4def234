/** Copies of app/styles/tokens.css, since mails have no stylesheet. */
export const mailColours = {
  ink: ["#1b1a18", "#f1efeb"],
  "ink-2": ["#57534e", "#b9b4ac"],
  paper: ["#faf9f7", "#141412"],
  card: ["#ffffff", "#1d1c1a"],
  sunken: ["#f2f0ec", "#262522"],
  line: ["#e2dfd9", "#34322e"],
  accent: ["#b93a0b", "#f0703a"],
  "accent-ink": ["#ffffff", "#1a0d06"],
  "accent-text": ["#a3330a", "#ff9a6b"],
} as const;
