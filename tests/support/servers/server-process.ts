import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { addressIn, compileCache } from "./processes.ts";

/** Known to the tests too, so that they can open sessions in the server's database. */
export const sessionSecret = "the secret of the tests, long enough for a server";

/** Where messages to support go. */
export const supportEmail = "support@people.test";

/** The settings of every server that a test names no others for. */
export const usualSettings = { DEMO: "1", SESSION_SECRET: sessionSecret, SUPPORT_EMAIL: supportEmail };

type LogLine = Record<string, unknown> & { msg?: string };

/** Starts the server's process with these settings alone, without waiting for it to listen. */
export async function runServer(env: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), "macrocycle-server-"));
  // why: for root the embedded database runs as another user, who must be able to enter
  await chmod(dataDir, 0o755);
  const settings = {
    NODE_ENV: "production" as const,
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: dataDir,
    STOP_GRACE: "0",
    ...env,
  };
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    env: { PATH: process.env.PATH ?? "", ...compileCache, ...settings },
  });
  const exited = once(child, "exit").then(([code]) => code as number | null);
  const output = collect(child.stdout);
  const errors = collect(child.stderr);

  let url: string | undefined;
  const listening = Promise.race([
    output
      .line((text) => addressIn(text) !== undefined)
      .then((line) => {
        url = addressIn(line);
      }),
    exited.then((code) => Promise.reject(new Error(`The server ended with ${code}: ${errors.text()}`))),
  ]);
  // why: a test of a server that refuses to start looks at its end alone
  listening.catch(() => {});
  return {
    get url() {
      if (!url) throw new Error("The server does not listen yet.");
      return url;
    },
    dataDir: settings.DATA_DIR,
    exited,
    /** Resolved when it takes requests; rejected with what it said when it ended instead. */
    listening,
    errors: errors.text,
    /** Everything that it has said so far. */
    lines: () => output.text().split("\n"),
    /** The newest log line that fits, or the next. */
    logged: async (fits: (line: LogLine) => boolean) => parse(await output.line((text) => fits(parse(text)))),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Ends it and removes its folder. */
    async end() {
      child.kill("SIGKILL");
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function parse(text: string): LogLine {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === "object" && line !== null ? { ...line } : {};
  } catch {
    return {};
  }
}

/** The lines of a stream, and a way to wait for one. */
function collect(stream: NodeJS.ReadableStream) {
  const lines: string[] = [];
  const waiting = new Set<(line: string) => void>();
  createInterface({ input: stream }).on("line", (line) => {
    lines.push(line);
    for (const onLine of waiting) onLine(line);
  });
  return {
    text: () => lines.join("\n"),
    line(fits: (line: string) => boolean) {
      // why: whoever asks has just caused it
      const found = lines.findLast(fits);
      if (found !== undefined) return Promise.resolve(found);
      return new Promise<string>((done) => {
        const onLine = (line: string) => {
          if (!fits(line)) return;
          waiting.delete(onLine);
          done(line);
        };
        waiting.add(onLine);
      });
    },
  };
}
