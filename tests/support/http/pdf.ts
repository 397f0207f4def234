import { inflateSync } from "node:zlib";

/** A sheet of a PDF: its width and height in points, and its texts as they are read, in the order of drawing. */
export type ReadPage = { size: number[]; texts: string[]; images: number };

type Objects = ReadonlyMap<number, string>;

/**
 * Reads what our PDFs are made of, and no more: objects one after the other, deflated streams, fonts with a ToUnicode
 * table, texts in hexadecimal.
 */
export function readPdf(bytes: Uint8Array): ReadPage[] {
  const objects = objectsOf(Buffer.from(bytes).toString("latin1"));
  const tree = [...objects.values()].find((body) => /\/Type \/Pages\b/.test(body)) ?? "";
  const pages = references(/\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? "").map((id) => objects.get(id) ?? "");
  return pages.map((page) => ({
    size: (/\/MediaBox \[0 0 ([\d. ]+)\]/.exec(page)?.[1] ?? "").split(" ").map(Number),
    ...drawnOn(objects, page),
  }));
}

function objectsOf(text: string): Objects {
  const found = text.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs);
  return new Map([...found].map(([, id, body]) => [Number(id), body ?? ""]));
}

function references(text: string) {
  return [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
}

function streamOf(body: string) {
  const raw = /stream\n(.*)\nendstream/s.exec(body)?.[1] ?? "";
  const isDeflated = body.includes("/FlateDecode");
  return isDeflated ? inflateSync(Buffer.from(raw, "latin1")).toString("latin1") : raw;
}

function drawnOn(objects: Objects, page: string) {
  const resources = objects.get(Number(/\/Resources (\d+) 0 R/.exec(page)?.[1])) ?? page;
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, lettersOf(objects, Number(id))]),
  );
  const content = streamOf(objects.get(Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])) ?? "");
  let font = new Map<string, string>();
  const texts: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map();
    else texts.push(decode(shown ?? "", font).trim());
  }
  return { texts, images: content.match(/\/I\d+ Do/g)?.length ?? 0 };
}

function decode(shown: string, letters: ReadonlyMap<string, string>) {
  const codes = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
  return codes.map((code) => letters.get(code.toLowerCase()) ?? "[?]").join("");
}

/** The font's codes, four hexadecimal digits each, and the letters that they stand for. */
function lettersOf(objects: Objects, id: number) {
  const table = streamOf(objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1])) ?? "");
  const letters = new Map<string, string>();
  for (const [, first = "", , list = ""] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    for (const [at, [, hex = ""]] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const units = hex.match(/[0-9a-f]{4}/gi) ?? [];
      const code = (Number.parseInt(first, 16) + at).toString(16).padStart(4, "0");
      letters.set(code, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return letters;
}
