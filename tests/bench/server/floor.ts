import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Statement } from "./capture.ts";
import { openReplay } from "./replay.ts";

/** What the bare server does at an address: the statements, and the answer as it went over the wire, in base64. */
export type FloorPage = {
  path: string;
  statements: Statement[];
  /** What writes: run in order on one connection, as the app's transaction was. */
  isTransaction: boolean;
  headers: Record<string, string>;
  body: string;
};

/**
 * The floor under a page: a server that does nothing but run the page's own statements and send the page's own bytes.
 * Reads run at once, as if nothing depended on anything.
 */
const [pagesFile = ""] = process.argv.slice(2);
const pages: FloorPage[] = JSON.parse(readFileSync(pagesFile, "utf8"));
const answers = new Map(pages.map((page) => [page.path, { ...page, bytes: Buffer.from(page.body, "base64") }]));

const sql = openReplay(process.env.DATABASE_URL ?? "", 10);

async function send({ statements, isTransaction }: FloorPage) {
  if (isTransaction) return askInOrder(statements);
  await Promise.all(statements.map(({ text, params }) => sql.unsafe(text, params, { prepare: true })));
}

async function askInOrder(statements: Statement[]) {
  const connection = await sql.reserve();
  try {
    for (const { text, params } of statements) await connection.unsafe(text, params, { prepare: params.length > 0 });
  } finally {
    connection.release();
  }
}

const server = createServer(async (request, response) => {
  const page = answers.get(request.url ?? "");
  if (!page) return response.writeHead(request.url === "/health/live" ? 200 : 404).end();
  // why: what was posted is read to its end, as the app does
  for await (const _ of request);
  await send(page);
  response.writeHead(200, { ...page.headers, "content-length": page.bytes.length }).end(page.bytes);
});

server.listen(0, process.env.HOST, () => {
  const address = server.address();
  // why: it says where it listens as remix-serve does
  if (address && typeof address === "object") console.log(`[remix-serve] http://localhost:${address.port}`);
});
process.once("SIGTERM", () => process.exit(0));
