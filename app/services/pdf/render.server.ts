import { Canvas, Document, Image, Page, pdf } from "@react-pdf/renderer";
import { createElement, type ReactElement } from "react";
import type { Page as LaidOut } from "#app/domain/report/layout/pages.ts";
import { paper, styles, type Tone } from "#app/domain/report/layout/paper.ts";
import type { Mark } from "#app/domain/report/layout/rows.ts";
import { fontFiles } from "./fonts.server.ts";

export type Images = ReadonlyMap<string, Uint8Array>;

export type About = { title: string; author: string; subject: string; creationDate?: Date };

const colours: Record<Tone | "rule", string> = { ink: "#18181b", soft: "#52525b", rule: "#d4d4d8" };

/** Every page is one canvas: laid out by react-pdf's own text and views, it takes fifty times as long. */
export async function renderPdf(
  pages: LaidOut[],
  about: About,
  images: Images = new Map(),
): Promise<Uint8Array<ArrayBuffer>> {
  const rendered = pages.map((page, index) => renderPage(page, index, images));
  const stream = await pdf(createElement(Document, { ...about, language: "en" }, rendered)).toBuffer();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Uint8Array.from(Buffer.concat(chunks));
}

function renderPage({ marks, bookmark }: LaidOut, index: number, images: Images): ReactElement {
  const canvas = createElement(Canvas, {
    key: "marks",
    // why: without a size in the page's flow its height would be 0
    style: { width: paper.width, height: paper.height },
    paint(painter: Painter) {
      for (const mark of marks) paint(painter, mark);
      return null;
    },
  });
  const pictures = marks.flatMap((mark, at) => (mark.is === "image" ? renderImage(mark, at, images) : []));
  const named = bookmark === null ? {} : { bookmark };
  return createElement(Page, { key: index, size: "A4", wrap: false, ...named }, [canvas, ...pictures]);
}

type Painter = {
  font(file: string): Painter;
  fontSize(points: number): Painter;
  fillColor(colour: string): Painter;
  text(text: string, x: number, y: number, options: { lineBreak: boolean; baseline: "alphabetic" }): Painter;
  lineWidth(points: number): Painter;
  strokeColor(colour: string): Painter;
  moveTo(x: number, y: number): Painter;
  lineTo(x: number, y: number): Painter;
  stroke(): Painter;
  save(): Painter;
  restore(): Painter;
  translate(x: number, y: number): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  clip(): Painter;
  dash(lengths: number[], options: object): Painter;
  path(path: string): Painter;
  fill(colour: string): Painter;
};

function paint(painter: Painter, mark: Mark) {
  if (mark.is === "rule") {
    painter.lineWidth(0.7).strokeColor(colours.rule);
    painter
      .moveTo(mark.x, mark.y)
      .lineTo(mark.x + mark.width, mark.y)
      .stroke();
  }
  if (mark.is === "line") paintLine(painter, mark);
  if (mark.is === "shape") painter.save().translate(mark.x, mark.y).path(mark.path).fill(mark.colour).restore();
  if (mark.is === "text") {
    const { size, isBold, tone } = styles[mark.style];
    painter
      .font(isBold ? fontFiles.bold : fontFiles.regular)
      .fontSize(size)
      .fillColor(colours[tone]);
    painter.text(mark.text, mark.x, mark.y, { lineBreak: false, baseline: "alphabetic" });
  }
}

const edge = 2;

function paintLine(painter: Painter, { x, y, places, dashes, colour, clip }: Extract<Mark, { is: "line" }>) {
  painter.save().translate(x, y);
  painter.rect(-edge, -edge, clip.width + 2 * edge, clip.height + 2 * edge).clip();
  painter.lineWidth(1.6).strokeColor(colour);
  if (dashes.length > 0) painter.dash(dashes, {});
  for (const [index, place] of places.entries()) {
    if (index === 0) painter.moveTo(place.x, place.y);
    else painter.lineTo(place.x, place.y);
  }
  if (places.length > 1) painter.stroke();
  painter.restore();
}

function renderImage(mark: Extract<Mark, { is: "image" }>, at: number, images: Images): ReactElement[] {
  const bytes = images.get(mark.id);
  if (!bytes) return [];
  const { x: left, y: top, width, height } = mark;
  const src = { data: Buffer.from(bytes), format: "jpg" } as const;
  return [createElement(Image, { key: at, src, style: { position: "absolute", left, top, width, height } })];
}
