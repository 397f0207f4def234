import { athletes } from "./athletes.ts";
import { clients } from "./clients.ts";
import { exercises } from "./exercises.ts";
import { me } from "./me.ts";
import { open } from "./open.ts";
import { pages } from "./pages.ts";
import { payments } from "./payments.ts";
import { programs } from "./programs.ts";
import type { AccessRows } from "./row.ts";
import { settings } from "./settings.ts";
import { train } from "./train.ts";
import { workouts } from "./workouts.ts";

const areas = [athletes, clients, exercises, me, open, pages, payments, programs, settings, train, workouts];

const rows = areas.flatMap((area) => Object.entries(area));

/** The rows of all areas: who may come to which address. */
export const access: AccessRows = Object.fromEntries(rows);

/** Addresses that two areas speak for. */
export const claimedTwice = rows.map(([address]) => address).filter((address, at, all) => all.indexOf(address) !== at);
