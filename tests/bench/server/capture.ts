import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A statement as the app sent it: its text, and its parameters as PostgreSQL reads them. */
export type Statement = { text: string; params: (string | null)[] };

/**
 * Stands between an app and its database, and writes down every statement that passes: what a page really asks,
 * transactions included. `url` is where the app must connect to.
 */
export async function startCapture(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const statements: Statement[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const read = frontendReader((statement) => statements.push(statement));
    client.on("data", read).pipe(database).pipe(client);
    for (const socket of [client, database]) sockets.add(socket.on("error", () => socket.destroy()));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = new URL(target);
  url.port = String(address && typeof address === "object" ? address.port : 0);
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  /** The statements since the last call. */
  return { url: url.href, take: () => statements.splice(0), stop };
}

/** Reads one connection's messages to the database (PostgreSQL's protocol 3): Parse names texts, Bind brings parameters. */
function frontendReader(found: (statement: Statement) => void) {
  const texts = new Map<string, string>();
  let rest: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  let isStarted = false;

  function take(type: string, body: Buffer) {
    const reader = bodyReader(body);
    if (type === "P") texts.set(reader.text(), reader.text());
    if (type === "Q") found({ text: reader.text(), params: [] });
    if (type !== "B") return;
    reader.text();
    found({ text: texts.get(reader.text()) ?? "", params: reader.params() });
  }

  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      // why: the first message of a connection has no letter before its length
      const start = isStarted ? 1 : 0;
      if (rest.length < start + 4) return;
      const end = start + rest.readInt32BE(start);
      if (rest.length < end) return;
      if (isStarted) take(String.fromCharCode(rest[0] ?? 0), rest.subarray(5, end));
      isStarted = true;
      rest = rest.subarray(end);
    }
  };
}

function bodyReader(body: Buffer) {
  let at = 0;
  const short = () => {
    at += 2;
    return body.readInt16BE(at - 2);
  };
  const text = () => {
    const end = body.indexOf(0, at);
    const found = body.toString("utf8", at, end);
    at = end + 1;
    return found;
  };
  const param = () => {
    const length = body.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return body.toString("utf8", at - length, at);
  };
  const params = () => {
    const formats = Array.from({ length: short() }, short);
    if (formats.includes(1)) throw new Error("A parameter was sent in binary, which the bench cannot repeat.");
    return Array.from({ length: short() }, param);
  };
  return { text, params };
}
