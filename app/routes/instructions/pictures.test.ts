import { statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type PictureName, pictureAddress, pictureSize, pictures, type Scheme } from "./pictures.ts";

const maxBytes = 80_000;
const schemes: Scheme[] = ["light", "dark"];
const all = Object.keys(pictures).flatMap((name) => schemes.map((scheme) => [name as PictureName, scheme] as const));

test.each(all)("the picture %s is there in %s, small and in its size", async (name, scheme) => {
  const file = `public${pictureAddress(name, scheme)}`;
  const { format, width = 0, height = 0 } = await sharp(file).metadata();
  expect({ format, ratio: width / height }).toEqual({ format: "webp", ratio: pictureSize.width / pictureSize.height });
  expect(statSync(file).size).toBeLessThan(maxBytes);
});
