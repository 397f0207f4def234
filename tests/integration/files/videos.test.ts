import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { oEmbedVideos } from "#app/services/video/oembed.server.ts";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A video site of our own. */
async function site(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/oembed`;
}

const thumbnailUrl = "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg";

test("the site is asked about the video by its id, and its title is told", async () => {
  let asked: string | undefined;
  const endpoint = await site((request, response) => {
    asked = request.url;
    response.end(JSON.stringify({ title: "Back squat, side view", thumbnail_url: "https://evil.test/x.png" }));
  });
  expect(await oEmbedVideos(endpoint).describe("dQw4w9WgXcQ")).toEqual({
    title: "Back squat, side view",
    thumbnailUrl,
  });
  expect(new URL(asked ?? "", endpoint).searchParams.get("url")).toBe("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
});

test.each<[string, RequestListener]>([
  ["refuses", (_, response) => void response.writeHead(404).end()],
  ["leads elsewhere", (_, response) => void response.writeHead(302, { Location: "http://127.0.0.1:9/" }).end()],
  ["says nonsense", (_, response) => void response.end("<html>")],
  ["hangs up", (request) => void request.socket.destroy()],
  ["does not end", (_, response) => endless(response)],
])("without a title when the site %s, and still with the thumbnail", async (_, answer) => {
  const endpoint = await site(answer);
  expect(await oEmbedVideos(endpoint).describe("dQw4w9WgXcQ")).toEqual({ title: null, thumbnailUrl });
});

/** Sends text for as long as somebody takes it. */
function endless(response: { write: (text: string) => boolean; on: (event: "drain", more: () => void) => unknown }) {
  const more = () => {
    while (response.write("x".repeat(8192)));
  };
  response.on("drain", more);
  more();
}

test("without a title when nobody answers", async () => {
  expect(await oEmbedVideos("http://127.0.0.1:9/oembed").describe("dQw4w9WgXcQ")).toEqual({
    title: null,
    thumbnailUrl,
  });
});
