import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

export type Place = { x: number; y: number; width: number; height: number };

/** Where it stands in the window. */
export async function placeOf(element: Locator): Promise<Place> {
  await element.scrollIntoViewIfNeeded();
  const place = await element.boundingBox();
  if (!place) throw new Error("It is not in sight.");
  return place;
}

/** How bright each point of the place is without its colour, from 0 to 255. */
export async function greyAt(page: Page, place: Place): Promise<Buffer> {
  const picture = await page.screenshot({ clip: place, scale: "css" });
  return sharp(picture).flatten().toColourspace("b-w").raw().toBuffer();
}

/** How bright the place is on the whole. */
export async function brightnessAt(page: Page, place: Place): Promise<number> {
  const grey = await greyAt(page, place);
  return grey.reduce((sum, one) => sum + one, 0) / grey.length;
}
