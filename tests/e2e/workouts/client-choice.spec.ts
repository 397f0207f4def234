import { expect } from "@playwright/test";
import { press, test } from "#tests/e2e/support/desk.ts";
import { save, valueField } from "#tests/e2e/support/editor.ts";
import { givenShare, knownClient, numberOf, pick, visualise } from "./numbers.ts";

/** Proves that choosing whom the week is shown for is a press of the week's form like any other, and loses nothing. */
test("choosing a client or a rounding keeps what was typed, and a refused value keeps the choice", {
  tag: "@without-script",
}, async ({ desk }) => {
  const { page } = desk;
  const { entry } = await givenShare(desk, "Bench press", "50");
  const weight = valueField(entry, 1, "Weight");
  await weight.fill("heavy");
  await pick(desk, "Visualize for specific client", knownClient);
  await press(desk, page.getByRole("button", { name: "Go to the client" }));
  await expect(page.getByRole("alert")).toContainText("Enter a number");
  await expect(weight).toHaveValue("heavy");
  await expect(page.getByRole("option", { name: knownClient })).toHaveJSProperty("selected", true);

  await weight.fill("80");
  await save(desk);
  await expect(numberOf(entry)).toHaveText(/^80 kg/);
  await page.reload();
  await expect(numberOf(entry)).toHaveText(/^80 kg/);

  await weight.fill("60");
  await visualise(desk, "Jonas Weiß");
  await expect(weight).toHaveValue("60");
  await visualise(desk, knownClient);
  await expect(numberOf(entry)).toHaveText(/^60 kg/);

  await weight.fill("71");
  await pick(desk, "Round weights to", "5 lb");
  await press(desk, page.getByRole("button", { name: "Set the rounding of weights" }));
  await expect(weight).toHaveValue("71");
  await expect(page.getByLabel("Round weights to")).toHaveValue("5 lb");
  await expect(numberOf(entry)).toHaveText(/^70.31 kg/);
  await pick(desk, "Round weights to", "Off");
  await press(desk, page.getByRole("button", { name: "Set the rounding of weights" }));
  await expect(numberOf(entry)).toHaveText(/^71 kg/);
});
