import { fileURLToPath } from "node:url";
import { openSync } from "fontkit";
import type { Typeface } from "#app/domain/report/layout/typesetter.ts";

/** Noto (OFL): Latin with every accent, Greek and Cyrillic; then arrows and signs, ticks and stars, emoji in outlines. */
export const fontFiles = {
  regular: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf")),
  bold: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf")),
  math: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf")),
  symbols: fileURLToPath(
    import.meta.resolve("@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf"),
  ),
  emoji: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf")),
};

export type FontName = keyof typeof fontFiles;

/** Neighbouring characters of one font; the width of a letter as high as 1. */
export type FontRun = { font: FontName; text: string; width: number };

export type Fonts = Typeface & { runsOf(text: string, isBold: boolean): FontRun[] };

/** What the text's own font lacks is looked for in these, in this order. */
const others: readonly FontName[] = ["math", "symbols", "emoji"];

const maxTexts = 50_000;

export function openFonts(): Fonts {
  const opened = new Map<FontName, ReturnType<typeof open>>();
  function fontOf(name: FontName) {
    const font = opened.get(name) ?? open(fontFiles[name]);
    opened.set(name, font);
    return font;
  }
  const has = (name: FontName, codePoint: number) => fontOf(name).has(codePoint);
  const ownOf = (isBold: boolean): FontName => (isBold ? "bold" : "regular");

  function nameFor(codePoint: number, own: FontName): FontName {
    if (codePoint < 127 || has(own, codePoint)) return own;
    return others.find((other) => has(other, codePoint)) ?? own;
  }

  function runsOf(text: string, isBold: boolean): FontRun[] {
    const runs: Omit<FontRun, "width">[] = [];
    for (const character of text) {
      const font = nameFor(character.codePointAt(0) ?? 0, ownOf(isBold));
      const last = runs.at(-1);
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs.map((run) => ({ ...run, width: fontOf(run.font).widthOf(run.text) }));
  }

  return {
    runsOf,
    widthOf: (text, isBold) => runsOf(text, isBold).reduce((sum, { width }) => sum + width, 0),
    has: (codePoint) =>
      (has("regular", codePoint) && has("bold", codePoint)) || others.some((other) => has(other, codePoint)),
  };
}

function open(file: string) {
  const font = openSync(file);
  const widths = new Map<string, number>();
  return {
    widthOf(text: string) {
      const known = widths.get(text);
      if (known !== undefined) return known;
      if (widths.size > maxTexts) widths.clear();
      const width = font.layout(text).advanceWidth / font.unitsPerEm;
      widths.set(text, width);
      return width;
    },
    has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint),
  };
}
