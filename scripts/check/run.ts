import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findPooler } from "./find-pooler.ts";
import { failures, slowest } from "./report.ts";
import { type Outcome, runStep, type Step, stopSteps } from "./step.ts";
import { touchedTests } from "./touched-tests.ts";

/**
 * Everything that CI checks; with `--only unit,http` those parts; with `--quick --since main` the most telling ones; with
 * `--long` also the tests of large amounts, and every fault and hostile post its full number of times. Lanes of a stage run
 * in parallel, steps of a lane one after another; a stage starts even if the one before failed, so that one run reports
 * everything.
 */
type Stage = Step[][];

const folder = mkdtempSync(join(tmpdir(), "macrocycle-"));
// why: as root, the embedded database runs as another user, who must be able to enter
chmodSync(folder, 0o755);
for (const name of ["TMPDIR", "TMP", "TEMP"]) process.env[name] = folder;

const embedded = { TEST_DATABASE_URL: undefined };
const builds = { part: "build", name: "build", command: ["remix", "vite:build", "--logLevel", "warn"] };

const builtAlready = { ...builds, command: ["node", "scripts/bundle/build-if-needed.ts"] };

const statics = [
  { part: "lock", name: "lock file is whole", command: ["node", "scripts/check/lock.ts"] },
  { part: "format", name: "format and lint", command: ["biome", "ci", "--error-on-warnings", "--colors=off"] },
  { part: "imports", name: "import rules", command: ["depcruise", "app", "db", "scripts", "--output-type", "err"] },
  { part: "migrations", name: "migrations match the schema", command: ["node", "scripts/check/migrations.ts"] },
];
// why: the API's typed client needs them to compile, and they are not tracked
const apiTypes = { part: "types", name: "types of the API", command: ["node", "scripts/check/api-types.ts"] };
const unused = { part: "unused", name: "unused code (knip)", command: ["knip"] };
const types = {
  part: "types",
  name: "types",
  command: ["node", "node_modules/@typescript/native/bin/tsc", "--noEmit"],
};
const faults = {
  part: "faults",
  name: "faults",
  command: ["node", "tests/faults/run.ts"],
  env: { ...embedded, NODE_ENV: "test" },
};
const shortFaults = { ...faults, command: [...faults.command, "--short"] };

// why: a stage takes as long as its longest lane, so lanes are balanced; process tests mostly wait
function stagesOf(isLong: boolean): Stage[] {
  return [
    [[apiTypes]],
    [
      [...statics, builds],
      [types, unused, tests("unit", {})],
    ],
    [
      // why: integration uses TEST_DATABASE_URL if set, the rest the embedded server: so both versions are tested
      [tests("integration", {}), ...(isLong ? [tests("long", {})] : [])],
      [tests("http", isLong ? { ...embedded, FAULTS: "long" } : embedded)],
      [isLong ? faults : shortFaults],
    ],
    [[browserTests()]],
  ];
}

function tests(project: string, env: Step["env"], files: string[] = []): Step {
  const report = join(folder, `${project}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["vitest", "run", "--project", project, ...reporters, ...files];
  return { part: project, name: project, command, env, report };
}

function browserTests(): Step {
  const report = join(folder, "e2e.json");
  const env = { E2E_REPORT: report, ...embedded };
  return { part: "e2e", name: "e2e", command: ["playwright", "test"], env, report };
}

function chosen(stages: Stage[], only: string[]): Stage[] {
  if (only.length === 0) return stages;
  const parts = [...new Set(stages.flat(2).map(({ part }) => part))];
  const unknown = only.filter((part) => !parts.includes(part));
  if (unknown.length > 0) throw new Error(`Unknown part ${unknown.join(", ")}. Parts: ${parts.join(", ")}.`);
  const served = !only.includes("build") && only.some((part) => ["http", "faults", "e2e"].includes(part));
  const first: Stage[] = served ? [[[builtAlready]]] : [];
  const kept = stages.map((stage) => stage.map((lane) => lane.filter(({ part }) => only.includes(part))));
  return [...first, ...kept];
}

/** What tells most in about two minutes: lint, types, unit tests, and the tests of what changed since a git ref. */
function quick(since: string): Stage[] {
  const touched = (["integration", "http"] as const).flatMap((project) => {
    const files = touchedTests(project, since);
    return files.length > 0 ? [tests(project, embedded, files)] : [];
  });
  const isServed = touched.some(({ part }) => part === "http");
  const [, format, imports] = statics;
  const lane = [format, imports, ...(isServed ? [builtAlready] : [])].filter((step) => step !== undefined);
  return [[[apiTypes]], [lane, [types, tests("unit", {})]], touched.map((step) => [step])];
}

let stopped = false;

async function runLane(steps: Step[]) {
  const outcomes: Outcome[] = [];
  for (const step of steps) if (!stopped) outcomes.push(await runStep(step));
  return outcomes;
}

async function check(wanted: Stage[]) {
  const outcomes: Outcome[] = [];
  for (const stage of wanted) outcomes.push(...(await Promise.all(stage.map(runLane))).flat());
  const all = outcomes.flatMap((outcome) => outcome.tests);
  const slow = slowest(all, 10);
  if (slow.length > 0) console.log(`\nThe slowest tests\n${slow.join("\n")}\n`);
  if (outcomes.some(({ name }) => name === "http") && !findPooler()) {
    console.log(
      "Skipped: the tests behind a pooler. PgBouncer is not installed (Debian: apt-get install pgbouncer).\n",
    );
  }
  // why: last, where they are seen when somebody shortens the output
  const broken = failures(all);
  if (broken.length > 0) console.log(`The failed tests\n${broken.join("\n")}\n`);
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
  const { values } = parseArgs({
    options: {
      only: { type: "string", multiple: true, default: [] },
      quick: { type: "boolean", default: false },
      long: { type: "boolean", default: false },
      since: { type: "string", default: "HEAD" },
    },
  });
  const only = values.only.flatMap((names) => names.split(","));
  await check(values.quick ? quick(values.since) : chosen(stagesOf(values.long), only));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
