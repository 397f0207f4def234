import { expect } from "@playwright/test";
import { givenWritten, press, test } from "#tests/e2e/support/desk.ts";
import { addExercise, dayOf, dayText, save, setField, valueField } from "#tests/e2e/support/editor.ts";

/** Which use was the last is proved by workouts/last-use (integration), what is copied by clipboard/fill (unit). */

test("a new exercise is filled as last time by one press, which one undo takes back", async ({ desk }) => {
  const { page } = desk;
  await givenWritten(desk, [dayText("Monday", ["Zercher squat 5x5 @87.5kg"]), dayText("Tuesday", [])].join("\n\n"));
  const tuesday = dayOf(desk, "Tuesday");
  const squat = await addExercise(desk, tuesday, 1, "Zercher squat");
  await expect(valueField(squat, 1, "Weight")).toHaveValue("");
  await press(desk, squat.getByRole("button", { name: "Fill as last time for Zercher squat" }));
  await expect(setField(tuesday, "Rounds", 1)).toHaveValue("5");
  await expect(valueField(squat, "all", "Reps")).toHaveValue("5");
  await expect(valueField(squat, "all", "Weight")).toHaveValue("87.5");
  await expect(squat.getByRole("button", { name: /^Fill as last time/ })).toHaveCount(0);
  await press(desk, page.getByRole("button", { name: /^Undo/ }));
  await expect(valueField(squat, 1, "Weight")).toHaveValue("");
  await expect(setField(tuesday, "Rounds", 1)).toHaveValue("1");
  await press(desk, page.getByRole("button", { name: /^Redo/ }));
  if (desk.isScripted) await save(desk);
  await expect(valueField(squat, "all", "Weight")).toHaveValue("87.5");
});
