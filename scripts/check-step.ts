import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { z } from "zod";

/** One thing to check: a command, and where its runner writes which tests passed and failed, if it runs tests. */
export type Step = { name: string; command: string[]; env?: Record<string, string | undefined>; report?: string };

export type Outcome = { name: string; seconds: number } & Counts;

/** A test that passed at its second try alone is passed, and named as flaky. */
type Counts = { passed: number; failed: number; flaky: number };

/** Runs the command to its end, prints its name and time, and all that it said when it failed. */
export async function runStep({ name, command, env = {}, report }: Step): Promise<Outcome> {
  const begun = performance.now();
  const { code, output } = await run(command, env);
  const seconds = (performance.now() - begun) / 1000;
  const tests = report ? await countTests(report) : none;
  // why: what ends badly without naming a failed test counts as one
  const failed = code === 0 ? tests.failed : Math.max(1, tests.failed);
  const counts = report
    ? `, ${tests.passed} passed, ${failed} failed${tests.flaky ? `, ${tests.flaky} flaky` : ""}`
    : "";
  console.log(`${failed === 0 ? "ok    " : "FAILED"}  ${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s${counts}`);
  if (failed + tests.flaky > 0) console.log(output.replace(/^/gm, "        "));
  return { ...tests, name, seconds, failed };
}

function run([file = "", ...args]: string[], env: Step["env"]) {
  return new Promise<{ code: number; output: string }>((done) => {
    const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
    const end = (code: number | null) => done({ code: code ?? 1, output: Buffer.concat(parts).toString("utf8") });
    child.on("error", (error) => {
      parts.push(Buffer.from(error.message));
      end(1);
    });
    child.on("close", end);
  });
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
});

const none: Counts = { passed: 0, failed: 0, flaky: 0 };

/** What the runner counted; nothing when it wrote no report. */
async function countTests(path: string): Promise<Counts> {
  const text = await readFile(path, "utf8").catch(() => "{}");
  const report: unknown = JSON.parse(text);
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) return { ...none, passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests };
  const playwright = playwrightReport.safeParse(report);
  if (!playwright.success) return none;
  const { expected, flaky, unexpected } = playwright.data.stats;
  return { passed: expected + flaky, failed: unexpected, flaky };
}
