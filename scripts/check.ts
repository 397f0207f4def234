import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { slowest } from "./check-report.ts";
import { type Outcome, runStep, type Step, stopSteps } from "./check-step.ts";
import { findPooler } from "./find-pooler.ts";

/**
 * Everything that CI checks, or with `--only unit,http` those parts. Lanes of a stage run in parallel, steps of a lane
 * one after another; a stage starts even if the one before failed, so that one run reports everything.
 */
type Stage = Step[][];

/** All temporary files of the run, removed at the end. */
const folder = mkdtempSync(join(tmpdir(), "macrocycle-"));
// why: as root, the embedded database runs as another user, who must be able to enter
chmodSync(folder, 0o755);
for (const name of ["TMPDIR", "TMP", "TEMP"]) process.env[name] = folder;

const embedded = { TEST_DATABASE_URL: undefined };
const builds = { part: "build", name: "build", command: ["remix", "vite:build", "--logLevel", "warn"] };

const statics = [
  { part: "lock", name: "lock file is whole", command: ["node", "scripts/check-lock.ts"] },
  { part: "format", name: "format and lint", command: ["biome", "ci", "--error-on-warnings", "--colors=off"] },
  { part: "imports", name: "import rules", command: ["depcruise", "app", "db", "scripts", "--output-type", "err"] },
  { part: "unused", name: "unused code (knip)", command: ["knip"] },
  { part: "migrations", name: "migrations match the schema", command: ["node", "scripts/check-migrations.ts"] },
];
// why: the API's typed client needs them to compile, and they are not tracked
const apiTypes = { part: "types", name: "types of the API", command: ["node", "scripts/api-types.ts"] };
const types = { part: "types", name: "types", command: ["tsc", "--noEmit"] };
const faults = { part: "faults", name: "faults", command: ["node", "tests/faults/run.ts", "--short"] };

// why: a stage takes as long as its longest lane, so lanes are balanced; process tests mostly wait
const stages: Stage[] = [
  [[apiTypes]],
  [
    [...statics, builds],
    [types, tests("unit", {})],
  ],
  [
    // why: integration uses TEST_DATABASE_URL if set, the rest the embedded server: so both versions are tested
    [tests("integration", {}), { ...faults, env: embedded }],
    [tests("http", embedded)],
  ],
  [[browserTests()]],
];

function tests(project: string, env: Step["env"]): Step {
  const report = join(folder, `${project}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  return { part: project, name: project, command: ["vitest", "run", "--project", project, ...reporters], env, report };
}

function browserTests(): Step {
  const report = join(folder, "e2e.json");
  const env = { E2E_REPORT: report, ...embedded };
  return { part: "e2e", name: "e2e", command: ["playwright", "test"], env, report };
}

function chosen(only: string[]): Stage[] {
  if (only.length === 0) return stages;
  const parts = [...new Set(stages.flat(2).map(({ part }) => part))];
  const unknown = only.filter((part) => !parts.includes(part));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}. Parts: ${parts.join(", ")}.`);
  const served = !only.includes("build") && only.some((part) => ["http", "faults", "e2e"].includes(part));
  const first: Stage[] = served ? [[[{ ...builds, command: ["node", "scripts/build-if-needed.ts"] }]]] : [];
  const kept = stages.map((stage) => stage.map((lane) => lane.filter(({ part }) => only.includes(part))));
  return [...first, ...kept];
}

let stopped = false;

async function runLane(steps: Step[]) {
  const outcomes: Outcome[] = [];
  for (const step of steps) if (!stopped) outcomes.push(await runStep(step));
  return outcomes;
}

async function check(only: string[]) {
  const outcomes: Outcome[] = [];
  for (const stage of chosen(only)) outcomes.push(...(await Promise.all(stage.map(runLane))).flat());
  const slow = slowest(
    outcomes.flatMap((outcome) => outcome.tests),
    10,
  );
  if (slow.length > 0) console.log(`\nThe slowest tests\n${slow.join("\n")}\n`);
  if (outcomes.some(({ name }) => name === "http") && !findPooler()) {
    console.log(
      "Skipped: the tests behind a pooler. PgBouncer is not installed (Debian: apt-get install pgbouncer).\n",
    );
  }
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + count(one), 0);
  const failed = sum((outcome) => outcome.failed);
  console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
  process.exitCode = failed === 0 && !stopped ? 0 : 1;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    stopped = true;
    stopSteps(signal);
  });
}

try {
  const { values } = parseArgs({ options: { only: { type: "string", multiple: true, default: [] } } });
  await check(values.only.flatMap((names) => names.split(",")));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
