import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chown, mkdir, rm, writeFile } from "node:fs/promises";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { OperatorError } from "../operator-error.ts";
import { exists, type Installation, moveInto } from "./installation.ts";

const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=60"];
const keptLines = 20;

export async function initialise(place: Installation, user: string, password: string) {
  if (await exists(join(place.dir, "PG_VERSION"))) return;
  const fresh = `${place.dir}.${randomUUID()}`;
  const secret = join(tmpdir(), `macrocycle-${randomUUID()}`);
  try {
    await mkdir(fresh, { recursive: true, mode: 0o700 });
    await writeFile(secret, `${password}\n`, { mode: 0o600 });
    for (const path of [fresh, secret]) await own(path, place);
    const login = [`--username=${user}`, `--pwfile=${secret}`, "--auth=scram-sha-256"];
    const shape = ["--encoding=UTF8", "--locale=C", "--no-instructions"];
    const { child, log } = run(place, "initdb", [`--pgdata=${fresh}`, ...login, ...shape]);
    const [code] = await once(child, "close");
    if (code !== 0)
      throw new OperatorError(
        `The embedded PostgreSQL of DATA_DIR could not be created in ${place.dir}: ${reasonIn(log())}`,
      );
    await moveInto(fresh, place.dir);
  } finally {
    await rm(secret, { force: true });
    await rm(fresh, { recursive: true, force: true });
  }
}

async function own(path: string, { as: { uid, gid } }: Installation) {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

export async function launch(place: Installation, port: number): Promise<{ lastWords: string } | null> {
  const options = settings.flatMap((setting) => ["-c", setting]);
  const { log, child, lineSaying, release } = run(place, "postgres", ["-D", place.dir, "-p", String(port), ...options]);
  const ended = once(child, "close").then(() => "ended" as const);
  const ready = lineSaying("ready to accept connections").then(() => "ready" as const);
  if ((await Promise.race([ready, ended])) === "ended") return { lastWords: log() };
  release();
  return null;
}

/** The line of PostgreSQL's last words that says why. */
export function reasonIn(lastWords: string) {
  const lines = lastWords.split("\n");
  return lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) || lines.at(-1) || "it said nothing";
}

/** In a session of its own, so that Ctrl-C only reaches the app, which stops it last. */
function run(place: Installation, program: string, args: string[]) {
  const env = { ...process.env, LC_ALL: "C" };
  const child: ChildProcess = spawn(join(place.bin, program), args, {
    ...place.as,
    cwd: "/",
    env,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const lines: string[] = [];
  child.on("error", (error) => lines.push(error.message));
  const reader = child.stderr && createInterface({ input: child.stderr });
  reader?.on("line", (line) => {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
  });
  const lineSaying = (words: string) =>
    new Promise<void>((done) => reader?.on("line", (line) => line.includes(words) && done()));
  /** The process may end while the server runs. */
  const release = () => {
    child.unref();
    if (child.stderr instanceof Socket) child.stderr.unref();
  };
  return { child, lineSaying, release, log: () => lines.join("\n") };
}
