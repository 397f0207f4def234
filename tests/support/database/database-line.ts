import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { listenAgain } from "#tests/support/servers/processes.ts";

/** A line to the database that can be cut and mended: its address, for a server that shall lose its database. */
export async function openLine(databaseUrl: string) {
  const to = new URL(databaseUrl);
  let port = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => sockets.delete(one));
    }
  });
  /** Nothing comes or goes any more, as of a server that hangs; what was cut can be mended. */
  function stall() {
    for (const socket of sockets) socket.unpipe().pause();
  }
  async function mend() {
    await listenAgain(() => once(server.listen(port, "127.0.0.1"), "listening"));
    const address = server.address();
    if (address && typeof address === "object") port = address.port;
  }
  async function cut() {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, "close");
  }
  await mend();
  const url = new URL(databaseUrl);
  [url.hostname, url.port] = ["127.0.0.1", String(port)];
  return { url: url.href, cut, mend, stall };
}
