import type { AthleteMonth } from "./athlete.ts";
import { lifting } from "./athletes-lifting.ts";
import { running } from "./athletes-running.ts";

/** The twelve clients of the demo's trainer. */
export const athletes: AthleteMonth[] = [...lifting, ...running];
