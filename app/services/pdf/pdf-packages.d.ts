/** What is used of two packages that ship no types. */
declare module "fontkit" {
  export type Font = {
    unitsPerEm: number;
    layout(text: string): { advanceWidth: number };
    hasGlyphForCodePoint(codePoint: number): boolean;
  };
  export function openSync(file: string): Font;
}

declare module "pdfkit" {
  import type { Readable } from "node:stream";

  export type Structure = { add(child: Structure): Structure };
  type Opened = { width: number; height: number };

  export type PdfDocument = Readable & {
    addPage(options: { size: string; margin: number }): PdfDocument;
    outline: { addItem(title: string): unknown };
    struct(type: string, options: { alt?: string }, children: (() => void)[]): Structure;
    struct(type: string): Structure;
    addStructure(structure: Structure): PdfDocument;
    markContent(tag: "Artifact", options: { type: "Pagination" | "Layout" }): PdfDocument;
    endMarkedContent(): PdfDocument;
    registerFont(name: string, file: string): PdfDocument;
    font(name: string): PdfDocument;
    fontSize(points: number): PdfDocument;
    fillColor(colour: string): PdfDocument;
    text(text: string, x: number, y: number, options: { lineBreak: boolean; baseline: "alphabetic" }): PdfDocument;
    openImage(bytes: Buffer): Opened;
    image(image: Opened, x: number, y: number, options: { width: number; height: number }): PdfDocument;
    lineWidth(points: number): PdfDocument;
    strokeColor(colour: string): PdfDocument;
    moveTo(x: number, y: number): PdfDocument;
    lineTo(x: number, y: number): PdfDocument;
    stroke(): PdfDocument;
    save(): PdfDocument;
    restore(): PdfDocument;
    translate(x: number, y: number): PdfDocument;
    rect(x: number, y: number, width: number, height: number): PdfDocument;
    clip(): PdfDocument;
    dash(lengths: number[], options: object): PdfDocument;
    path(path: string): PdfDocument;
    fill(colour: string): PdfDocument;
    end(): void;
  };

  const PDFDocument: new (options: object) => PdfDocument;
  export default PDFDocument;
}
