import { beforeAll, expect, test } from "vitest";
import { fiveThreeOneTexts } from "#app/domain/workout/text/corpus/program-texts-support.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { get, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { sharedServer } from "#tests/support/servers/server.ts";
import { writeWeek } from "./texts.ts";

let trainer: Visitor;
let program: string;

beforeAll(async () => {
  const [server, business] = await Promise.all([sharedServer(), coachingBusiness()]);
  trainer = await visitorAs(server, business.user);
  program = `/manage-program/${await givenProgram(business.ctx, { name: "Boring But Big" })}`;
  await writeWeek(trainer, `${program}/text?week=1`, fiveThreeOneTexts[0] ?? "");
});

test.each(["details", "add-week", "copy", "delete", "keys", "repeat", "history", "workouts/1/preview"])(
  "the page of the dialog '%s' has the dialog and the way back, without the week under it",
  async (dialog) => {
    const page = await (await get(trainer, `${program}/${dialog}?week=1`, { accept: "text/html" })).text();
    const has = [/<dialog[^>]* open=/.test(page), page.includes(`href="${program}`), page.includes('class="editor"')];
    expect(has).toEqual([true, true, false]);
    expect(Buffer.byteLength(page)).toBeLessThan(60_000);
  },
);
