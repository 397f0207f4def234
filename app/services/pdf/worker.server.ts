import { once } from "node:events";
import { parentPort } from "node:worker_threads";
import { Unexpected } from "#app/domain/errors.ts";
import { openLayout } from "#app/domain/report/layout/pages.ts";
import { openFonts } from "./fonts.server.ts";
import type { FromThread, ToThread } from "./messages.ts";
import type { PrintedImage } from "./port.ts";
import { renderPdf } from "./render.server.ts";

/** The printing thread: takes a report part by part, answers with its PDF, and ends. */
async function print() {
  const layout = openLayout(await openFonts());
  const images = new Map<string, Uint8Array>();
  const keep = (all: PrintedImage[]) => {
    for (const { id, bytes } of all) images.set(id, bytes);
  };
  for (;;) {
    const message = await receive();
    if (message.is === "end") {
      keep(message.images);
      const pages = layout.close(message.cover);
      const bytes = await renderPdf(pages, message.cover, images);
      return send({ is: "done", bytes, pages: pages.length }, [bytes.buffer]);
    }
    keep(message.part.images);
    for (const day of message.part.days) layout.addDay(day);
  }
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
