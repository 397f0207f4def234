import type { AccessRows } from "./row.ts";

// why: each area writes its rows beside its routes, so that a new screen touches no table that all areas share
const areas = import.meta.glob<{ access: AccessRows }>("../../../../app/routes/**/access-support.ts", { eager: true });

const rows = Object.values(areas).flatMap(({ access }) => Object.entries(access));

/** The rows of all areas: who may come to which address. */
export const access: AccessRows = Object.fromEntries(rows);

/** Addresses that two areas speak for. */
export const claimedTwice = rows.map(([address]) => address).filter((address, at, all) => all.indexOf(address) !== at);
