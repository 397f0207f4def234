import type { PictureName } from "../pictures.ts";

/** `screens`: files of app/routes that it explains. '{product}' is replaced by the product's name. */
export type Step = { title: string; text: string[]; picture?: PictureName; screens: string[] };

export type Part = { title: string; steps: Step[] };
