import PDFDocument, { type PdfDocument, type Structure } from "pdfkit";
import type { Page as LaidOut } from "#app/domain/report/layout/pages.ts";
import { styles, type Tone } from "#app/domain/report/layout/paper.ts";
import type { Mark } from "#app/domain/report/layout/rows.ts";
import { type FontName, type Fonts, fontFiles } from "./fonts.server.ts";
import { type Block, blocksOf } from "./tags.ts";

export type Images = ReadonlyMap<string, Uint8Array>;

export type About = { title: string; author: string; subject: string; creationDate?: Date };

const colours: Record<Tone | "rule", string> = { ink: "#18181b", soft: "#52525b", rule: "#d4d4d8" };

/** Tagged, so that screen readers find headings, and read lines in their order without what repeats on each page. */
export async function renderPdf(
  pages: LaidOut[],
  about: About,
  fonts: Fonts,
  images: Images = new Map(),
): Promise<Uint8Array<ArrayBuffer>> {
  const { title: Title, author: Author, subject: Subject, creationDate: CreationDate = new Date() } = about;
  const info = { Title, Author, Subject, CreationDate };
  const reading = { tagged: true, lang: "en", displayTitle: true };
  const document = new PDFDocument({ ...reading, autoFirstPage: false, pdfVersion: "1.7", info });
  for (const name of Object.keys(fontFiles) as FontName[]) document.registerFont(name, fontFiles[name]);
  const content = document.struct("Document");
  document.addStructure(content);
  const painter = { document, content, fonts, images, pictures: new Map() };
  for (const { marks, bookmark } of pages) {
    document.addPage({ size: "A4", margin: 0 });
    if (bookmark !== null) document.outline.addItem(bookmark);
    for (const block of blocksOf(marks)) paintBlock(painter, block);
  }
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(Buffer.from(chunk));
  return Uint8Array.from(Buffer.concat(chunks));
}

type Painter = {
  document: PdfDocument;
  content: Structure;
  fonts: Fonts;
  images: Images;
  pictures: Map<string, ReturnType<PdfDocument["openImage"]>>;
};

function paintBlock(painter: Painter, { tag, marks }: Block) {
  const { document, content } = painter;
  const paintAll = () => {
    for (const [index, mark] of marks.entries()) paint(painter, mark, index < marks.length - 1);
  };
  if (tag !== "furniture" && tag !== "Artifact") {
    content.add(document.struct(tag, tag === "Figure" ? { alt: "Picture" } : {}, [paintAll]));
    return;
  }
  document.markContent("Artifact", { type: tag === "furniture" ? "Pagination" : "Layout" });
  paintAll();
  document.endMarkedContent();
}

function paint(painter: Painter, mark: Mark, isFollowed: boolean) {
  const { document } = painter;
  switch (mark.is) {
    case "rule":
      document.lineWidth(0.7).strokeColor(colours.rule);
      document
        .moveTo(mark.x, mark.y)
        .lineTo(mark.x + mark.width, mark.y)
        .stroke();
      return;
    case "line":
      return paintLine(document, mark);
    case "shape":
      document.save().translate(mark.x, mark.y).path(mark.path).fill(mark.colour).restore();
      return;
    case "image":
      return paintImage(painter, mark);
    case "text":
      return paintText(painter, mark, isFollowed);
  }
}

/** A space ends what is read on in one go. */
function paintText({ document, fonts }: Painter, mark: Extract<Mark, { is: "text" }>, isFollowed: boolean) {
  const { size, isBold, tone } = styles[mark.style];
  let { x } = mark;
  for (const { font, text, width } of fonts.runsOf(isFollowed ? `${mark.text} ` : mark.text, isBold)) {
    document.font(font).fontSize(size).fillColor(colours[tone]);
    document.text(text, x, mark.y, { lineBreak: false, baseline: "alphabetic" });
    x += width * size;
  }
}

const edge = 2;

function paintLine(document: PdfDocument, mark: Extract<Mark, { is: "line" }>) {
  const { x, y, places, dashes, colour, clip } = mark;
  document.save().translate(x, y);
  document.rect(-edge, -edge, clip.width + 2 * edge, clip.height + 2 * edge).clip();
  document.lineWidth(1.6).strokeColor(colour);
  if (dashes.length > 0) document.dash(dashes, {});
  for (const [index, place] of places.entries()) {
    if (index === 0) document.moveTo(place.x, place.y);
    else document.lineTo(place.x, place.y);
  }
  if (places.length > 1) document.stroke();
  document.restore();
}

function paintImage(
  { document, images, pictures }: Painter,
  { id, x, y, width, height }: Extract<Mark, { is: "image" }>,
) {
  const bytes = images.get(id);
  if (!bytes) return;
  const picture = pictures.get(id) ?? document.openImage(Buffer.from(bytes));
  pictures.set(id, picture);
  document.image(picture, x, y, { width, height });
}
