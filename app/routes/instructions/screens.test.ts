import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { account, administration, licence } from "./parts/account.ts";
import { joining, own } from "./parts/athletes.ts";
import { clients, results } from "./parts/clients.ts";
import { exercises, start } from "./parts/exercises.ts";
import { programs } from "./parts/programs.ts";

const all = [start, exercises, programs, clients, results, account, licence, administration, joining, own];
const explained = all.flatMap(({ steps }) => steps.flatMap(({ screens }) => screens));

/** Frames, answers to unknown addresses, pages for those who build the product, and the instructions. */
const notForPeople = /^(?:(?:shell|me)\/(?:layout|unknown)|gallery\/.*|outbox\/.*|instructions\/.*)$/;

function screensOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => {
    const screen = /^routes\/(.*)\.tsx$/.exec(file)?.[1];
    return [...(screen && !notForPeople.test(screen) ? [screen] : []), ...screensOf(children)];
  });
}

test("every screen is explained in one place of the instructions, and nothing that is no screen", () => {
  expect(explained.sort()).toEqual([...new Set(screensOf(routes))].sort());
});
