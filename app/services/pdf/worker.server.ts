import { once } from "node:events";
import { parentPort } from "node:worker_threads";
import { Unexpected } from "#app/domain/errors.ts";
import type { InvoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import { type GraphSheet, graphPages } from "#app/domain/report/layout/graph-pages.ts";
import { invoicePages } from "#app/domain/report/layout/invoice-pages.ts";
import { openLayout, type Page } from "#app/domain/report/layout/pages.ts";
import { type Fonts, openFonts } from "./fonts.server.ts";
import type { FromThread, ToThread } from "./messages.ts";
import type { PrintedImage } from "./port.ts";
import { type About, renderPdf } from "./render.server.ts";

async function print() {
  const fonts = openFonts();
  const layout = openLayout(fonts);
  const images = new Map<string, Uint8Array>();
  const keep = (all: PrintedImage[]) => {
    for (const { id, bytes } of all) images.set(id, bytes);
  };
  for (;;) {
    const message = await receive();
    if (message.is === "invoice") return finish(fonts, invoicePages(fonts, message.sheet), aboutInvoice(message.sheet));
    if (message.is === "graphs") return finish(fonts, graphPages(fonts, message.sheet), aboutGraphs(message.sheet));
    if (message.is === "end") {
      keep(message.images);
      const { name: title, author, range: subject } = message.cover;
      return finish(fonts, layout.close(message.cover), { title, author, subject }, images);
    }
    keep(message.part.images);
    for (const day of message.part.days) layout.addDay(day);
  }
}

async function finish(fonts: Fonts, pages: Page[], about: About, images?: Map<string, Uint8Array>) {
  const bytes = await renderPdf(pages, about, fonts, images);
  send({ is: "done", bytes, pages: pages.length }, [bytes.buffer]);
}

function aboutInvoice({ title, seller, issuedOn }: InvoiceSheet): About {
  return { title, author: seller[0] ?? "", subject: title, creationDate: new Date(`${issuedOn}T00:00:00Z`) };
}

function aboutGraphs({ title, author, madeOn }: GraphSheet): About {
  return { title, author, subject: title, creationDate: new Date(`${madeOn}T00:00:00Z`) };
}

async function receive(): Promise<ToThread> {
  const reply = once(port(), "message");
  send({ is: "ready" });
  const [message] = await reply;
  return message;
}

function send(message: FromThread, moved: ArrayBuffer[] = []) {
  port().postMessage(message, moved);
}

function port() {
  if (!parentPort) throw new Unexpected("This is a thread of the server, not a program.");
  return parentPort;
}

await print();
