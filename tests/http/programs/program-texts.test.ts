import { beforeAll, expect, test } from "vitest";
import {
  athleticsDayText,
  conditioningWeekText,
  couchTo5KText,
  fiveThreeOneTexts,
  hypertrophyDayText,
} from "#app/domain/workout/text/corpus/program-texts-support.ts";
import type { Context } from "#app/services/context.server.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { get, post, type Visitor, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { sharedServer } from "#tests/support/servers/server.ts";
import { writeWeek } from "./texts.ts";

/**
 * Proves that published programs, written as text and posted as a browser without scripts does, stand there as written:
 * through the route, the exercise library and the database. That a browser does so is proved in tests/e2e for two more.
 */
let ctx: Context;
let trainer: Visitor;

beforeAll(async () => {
  const server = await sharedServer();
  const business = await coachingBusiness();
  ctx = business.ctx;
  trainer = await visitorAs(server, business.user);
});

test.each<[string, string[]]>([
  ["5/3/1 with Boring But Big", fiveThreeOneTexts],
  ["Couch to 5K", [couchTo5KText]],
  ["Conditioning week", [conditioningWeekText]],
  ["Hypertrophy day", [hypertrophyDayText]],
  ["Athletics day", [athleticsDayText]],
])("%s is written as text, week by week, and stands there as written", async (name, texts) => {
  const program = `/manage-program/${await givenProgram(ctx, { name })}`;
  for (const [index, text] of texts.entries()) {
    const written = await writeWeek(trainer, `${program}/text?week=${index + 1}`, text);
    for (const day of text.split(/\n\n(?=== )/)) expect(written).toContain(day);
  }
});

test.each([
  ["a week", (program: string) => `${program}/text?week=1`, "== Monday, day 1\n"],
  ["a day", (program: string) => `${program}/workouts/1/text`, ""],
])(
  "who changes the text of %s second sees both, and what they then fix saves over nothing unseen",
  async (_, at, head) => {
    const address = at(`/manage-program/${await givenProgram(ctx, { name: "Twice" })}`);
    const opened = hiddenFields(await (await get(trainer, address)).text());
    const other = hiddenFields(await (await get(trainer, address)).text());
    expect((await post(trainer, address, { ...opened, text: `${head}# Theirs` })).status).toBe(302);

    const mistyped = await post(trainer, address, { ...other, text: `${head}# Mine\n\nBakc squat 3x5` });
    expect(mistyped.status).toBe(400);
    const stale = await post(trainer, address, { ...hiddenFields(await mistyped.text()), text: `${head}# Mine` });
    expect(stale.status).toBe(409);
    const page = await wordsOf(stale);
    expect(page).toMatch(/<textarea[^>]*name="text"[^>]*>[^<]*# Mine/);
    expect(page).toMatch(/<textarea[^>]*readonly=""[^>]*>[^<]*# Theirs/i);
    expect(page).toContain("Keep mine");

    const again = hiddenFields(page);
    const taken = await post(trainer, address, { ...again, text: `${head}# Mine`, take: "theirs" });
    expect(taken.status).toBe(302);
    expect(await (await get(trainer, address)).text()).toContain("# Theirs");
  },
);
