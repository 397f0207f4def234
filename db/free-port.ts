import { createServer } from "node:net";

/**
 * A port that nobody listens on now, for programs that can't choose one themselves. Somebody else may take it before
 * they do: whoever asks tries again with another.
 */
export function freePort() {
  return new Promise<number>((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? done(address.port) : fail(new Error("no port"))));
    });
  });
}
