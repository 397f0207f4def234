import type { AthleteMonth } from "./athlete.ts";
import { lifting } from "./athletes-lifting.ts";
import { running } from "./athletes-running.ts";

export const athletes: AthleteMonth[] = [...lifting, ...running];
