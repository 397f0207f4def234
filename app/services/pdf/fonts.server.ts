import { fileURLToPath } from "node:url";
import { Font } from "@react-pdf/renderer";
import { Unexpected } from "#app/domain/errors.ts";
import type { Typeface } from "#app/domain/report/layout/typesetter.ts";

const family = "Noto Sans";

/** Noto Sans (OFL): Latin with every accent, Greek and Cyrillic. */
export const fontFiles = {
  regular: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf")),
  bold: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf")),
};

const weights = { regular: 400, bold: 600 } as const;

const maxWidths = 50_000;

export async function openFonts(): Promise<Typeface> {
  Font.register({
    family,
    fonts: [
      { src: fontFiles.regular, fontWeight: weights.regular },
      { src: fontFiles.bold, fontWeight: weights.bold },
    ],
  });
  const regular = await open("regular");
  const bold = await open("bold");
  return {
    widthOf: (text, isBold) => (isBold ? bold : regular).widthOf(text),
    has: (codePoint) => regular.has(codePoint) && bold.has(codePoint),
  };
}

async function open(weight: keyof typeof weights) {
  const descriptor = { fontFamily: family, fontWeight: weights[weight] };
  await Font.load(descriptor);
  const font = Font.getFont(descriptor)?.data;
  if (!font || !("layout" in font)) throw new Unexpected(`The font ${fontFiles[weight]} could not be read.`);
  const widths = new Map<string, number>();
  return {
    widthOf(text: string) {
      const known = widths.get(text);
      if (known !== undefined) return known;
      if (widths.size > maxWidths) widths.clear();
      const width = font.layout(text).advanceWidth / font.unitsPerEm;
      widths.set(text, width);
      return width;
    },
    has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint),
  };
}
