import { type ChildProcess, spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { type Counts, noTests, readReport } from "./report.ts";

export type Step = {
  part: string;
  name: string;
  command: string[];
  env?: Record<string, string | undefined>;
  report?: string;
};

export type Outcome = { name: string; seconds: number } & Counts;

const running = new Set<ChildProcess>();

/** In lines: failures are at the end of an output, after a thousand dots and warnings. */
const longestOutput = 250;

export async function runStep({ name, command, env = {}, report }: Step): Promise<Outcome> {
  const begun = performance.now();
  const { code, output } = await run(command, env);
  const seconds = (performance.now() - begun) / 1000;
  const tests = report ? await readReport(report) : noTests;
  // why: a failure without a failed test counts as one
  const failed = code === 0 ? tests.failed : Math.max(1, tests.failed);
  const counts = report
    ? `, ${tests.passed} passed, ${failed} failed${tests.flaky ? `, ${tests.flaky} flaky` : ""}`
    : "";
  console.log(`${failed === 0 ? "ok    " : "FAILED"}  ${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s${counts}`);
  if (failed + tests.flaky > 0) console.log(endOf(output));
  return { ...tests, name, seconds, failed };
}

function endOf(output: string) {
  const lines = stripVTControlCharacters(output).trimEnd().split("\n");
  const left = lines.length - longestOutput;
  const shown = left > 0 ? [`… ${left} lines before`, ...lines.slice(-longestOutput)] : lines;
  // why: a line of dots, one for each test, is thousands of characters long
  return shown.map((line) => `        ${line.slice(0, 400)}`).join("\n");
}

export function stopSteps(signal: NodeJS.Signals) {
  for (const child of running) child.kill(signal);
}

function run([file = "", ...args]: string[], env: Step["env"]) {
  return new Promise<{ code: number; output: string }>((done) => {
    const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    running.add(child);
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
    const end = (code: number | null) => {
      running.delete(child);
      done({ code: code ?? 1, output: Buffer.concat(parts).toString("utf8") });
    };
    child.on("error", (error) => {
      parts.push(Buffer.from(error.message));
      end(1);
    });
    child.on("close", end);
  });
}
