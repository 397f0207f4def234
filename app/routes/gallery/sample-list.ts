import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";

export const sampleList = defineList({
  at: paths.gallery,
  noun: ["program", "programs"],
  size: 2,
  sort: ["name", "workouts"],
  sortWords: { name: "Name", "-workouts": "Most workouts" },
  views: ["list", "grid"],
  filters: {
    search: { label: "Search", placeholder: "Name of a program", words: "with “…” in the name" },
    difficulty: { label: "Difficulty", none: "All difficulties", words: "of difficulty …" },
    goal: { label: "Goal", none: "All goals", words: "for …" },
    sport: { label: "Sport", none: "All sports", words: "for …", within: "goal" },
  },
});

export type SampleRow = { id: string; name: string; duration: string; difficulty: string; workouts: number };

const programs: (SampleRow & { goal: string; sport: string })[] = [
  { ...program("5/3/1 Boring But Big", "4 weeks", "Intermediate", 16), goal: "strength", sport: "powerlifting" },
  { ...program("Couch to 5K", "9 weeks", "Beginner", 27), goal: "endurance", sport: "running" },
  { ...program("Texas Method", "2 weeks", "Advanced", 6), goal: "strength", sport: "weightlifting" },
  { ...program("Channel crossing", "40 weeks", "Advanced", 200), goal: "endurance", sport: "swimming" },
  { ...program("First pull-up", "6 weeks", "Beginner", 18), goal: "strength", sport: "calisthenics" },
];

// why: more pages than the pagination shows
const rows = [1, 2, 3, 4, 5].flatMap((cycle) =>
  programs.map((one) => ({ ...one, id: `${one.id} ${cycle}`, name: `${one.name}, cycle ${cycle}` })),
);

function program(name: string, duration: string, difficulty: string, workouts: number): SampleRow {
  return { id: name, name, duration, difficulty, workouts };
}

export const sampleChoices: Choices<typeof sampleList> = {
  difficulty: ["Beginner", "Intermediate", "Advanced"].map((name) => ({ value: name, label: name })),
  goal: ["strength", "endurance"].map((name) => ({ value: name, label: name })),
  sport: ["strength", "endurance"].map((goal) => ({ value: goal, label: goal, options: sportsOf(goal) })),
};

function sportsOf(goal: string) {
  return programs.filter((row) => row.goal === goal).map(({ sport }) => ({ value: sport, label: sport }));
}

export function listSamples({ search, sort, page, ...filters }: Query<typeof sampleList>) {
  const { difficulty, goal, sport } = filters;
  const order = sort.endsWith("workouts") ? byWorkouts : byName;
  const found = rows
    .filter((row) => row.name.toLowerCase().includes(search.toLowerCase()))
    .filter((row) => !difficulty || row.difficulty === difficulty)
    .filter((row) => (!goal || row.goal === goal) && (!sport || row.sport === sport))
    .toSorted(sort.startsWith("-") ? (a, b) => order(b, a) : order);
  const start = (page - 1) * sampleList.size;
  return { rows: found.slice(start, start + sampleList.size), total: found.length };
}

function byName(a: SampleRow, b: SampleRow) {
  return a.name.localeCompare(b.name, "en");
}

function byWorkouts(a: SampleRow, b: SampleRow) {
  return a.workouts - b.workouts;
}
