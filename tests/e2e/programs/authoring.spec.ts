import { expect } from "@playwright/test";
import { texasMethodTexts } from "#app/domain/workout/text/corpus/program-texts-support.ts";
import { createProgram, type Desk, open, press, signIn, signOut, test, unique } from "#tests/e2e/support/desk.ts";
import { choose, dayOf, goToWeek, openWeekMenu, save, type Weekday } from "#tests/e2e/support/editor.ts";
import { authorDay, expectProgram } from "./authoring.ts";
import { texasMethod } from "./published-programs.ts";

/**
 * Proves that a coach can write a real program in a browser, and finds it tomorrow: a day field by field, the one that
 * needs every kind of field; the others as text in their dialogs; and the second week as a copy of the first. The same
 * for the other programs is their texts' (program-texts), and that a crash loses nothing is the process's
 * (tests/faults/kill). Where there is no script, editing, text-view and the tour's nine steps write by the same forms.
 */
test("the Texas Method is authored as written, and stands there tomorrow", { tag: "@with-script" }, async ({
  desk,
}) => {
  test.setTimeout(120_000);
  await signIn(desk, "trainer@demo.test");
  const address = await createProgram(desk, { name: unique("Authored"), weeks: texasMethod.weeks.length });
  for (const facts of texasMethod.weeks[0] ?? []) {
    if (facts.weekday !== "Wednesday") await writeDay(desk, facts.weekday, facts.title);
    else await authorDay(desk, facts).then(() => save(desk));
  }
  await copyWeek(desk);
  await save(desk);
  await open(desk, "/");
  await signOut(desk);

  await signIn(desk, "trainer@demo.test");
  await open(desk, address);
  await expectProgram(desk, texasMethod);
});

/** Writes the day in its dialog, as a coach who knows the notation does. */
async function writeDay(desk: Desk, weekday: Weekday, title: string) {
  const { page } = desk;
  const written = texasMethodTexts[0]?.split(/^== .*$/m).find((day) => day.includes(`# ${title}`));
  await choose(desk, dayOf(desk, weekday), new RegExp(`^Text of ${weekday}, `), "link");
  const dialog = page.getByRole("dialog", { name: /^Text of Day/ });
  await dialog.getByRole("textbox", { name: /^Workout of Day/ }).fill(written ?? "");
  await press(desk, dialog.getByRole("button", { name: /^(Use|Save) text$/ }));
  await expect(dayOf(desk, weekday).getByRole("textbox", { name: /^Title of/ })).toHaveValue(title);
}

/** Copies the first week over the second. */
async function copyWeek(desk: Desk) {
  const { page } = desk;
  await openWeekMenu(desk);
  await press(desk, page.getByRole("button", { name: "Copy week" }));
  await goToWeek(desk, 2);
  await openWeekMenu(desk);
  await press(desk, page.getByRole("button", { name: "Paste week" }));
  await expect(page.getByRole("checkbox", { name: "Rest day", checked: true })).toHaveCount(4);
}
