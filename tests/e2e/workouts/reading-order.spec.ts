import { expect } from "@playwright/test";
import { givenWritten, test } from "#tests/e2e/support/desk.ts";
import { dayOf, dayText, openExplorer } from "#tests/e2e/support/editor.ts";
import { knownClient, visualise } from "./numbers.ts";

/** Proves in what order, and in which words, a compact week is read: its bar, a day with a client's number, its drawer. */
test.use({ ownContext: true, viewport: { width: 1440, height: 900 } });

const day = `
- region "Monday, Day 1":
  - /children: equal
  - heading "Monday, Day 1" [level=2]
  - textbox "Title of Monday, Day 1"
  - 'button "Monday, Day 1: menu"'
  - group "Set 1":
    - combobox "Name of set 1"
    - text: Regular · 3
    - button "Move set 1"
    - 'button "Set 1: menu"'
    - 'group "a: Back squat"':
      - /children: equal
      - button "Move Back squat"
      - text: Back squat
      - 'button "Back squat: menu"'
      - text: 3 ×
      - textbox "3 rounds alike, reps": "5"
      - textbox "3 rounds alike, weight, % of 1RM": "80"
      - group: /^\\d+ kg , Back squat, rounds 1 to 3, weight$/
      - text: "%"
    - search:
      - searchbox "Search exercise for set 1"
  - button "New set in Monday, Day 1"
`;

const bar = `
- main:
  - group "Week":
    - button "Previous" [disabled]
    - spinbutton "Week": "1"
    - button "Next" [disabled]
  - combobox "Visualize for specific client":
    - option "${knownClient}" [selected]
  - combobox "Round weights to"
  - button "Undo" [disabled]
  - button "Redo" [disabled]
  - button "Save program"
  - group: More
  - heading [level=1]
  - text: 1 week · Intermediate
  - region "Week 1":
    - group /^Week 1 of /:
      - region "Monday, Day 1"
      - region "Tuesday, Day 2"
`;

const drawer = `
- complementary "Exercises":
  - group:
    - heading "Exercises" [level=2]
    - searchbox "Exercise"
    - combobox "Category"
    - combobox "Subcategory"
    - group "Layout":
      - radio "Tile"
      - radio "Big"
      - radio "List" [checked]
    - combobox "Add to":
      - option "Monday, set 1" [selected]
    - list "Exercises found":
      - listitem:
        - /children: equal
        - text: /Back squat/
        - button "Place Back squat"
        - button "Add Back squat"
    - link "New exercise"
`;

test("a compact week is read bar, name, days, and in each its sets and rounds", { tag: "@with-script" }, async ({
  desk,
}) => {
  const { page } = desk;
  await givenWritten(desk, dayText("Monday", ["Back squat 3x5 @80%"]));
  await visualise(desk, knownClient);
  await expect(dayOf(desk, "Monday")).toMatchAriaSnapshot(day);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(bar);
  const explorer = await openExplorer(desk);
  await explorer.getByRole("searchbox", { name: "Exercise", exact: true }).fill("back squat");
  await expect(explorer).toMatchAriaSnapshot(drawer);
});
