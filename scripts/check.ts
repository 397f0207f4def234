import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Outcome, runStep, type Step } from "./check-step.ts";

/**
 * Everything that CI asks of a change. Lanes of a stage run side by side, the steps of a lane one after another;
 * a stage begins when the one before it has ended, also badly, so that one run tells all that is wrong.
 */
type Stage = Step[][];

const folder = mkdtempSync(join(tmpdir(), "macrocycle-check-"));
const { TEST_DATABASE_URL: namedServer } = process.env;
const embedded = { TEST_DATABASE_URL: undefined };

const stages: Stage[] = [
  [
    [
      { name: "format and lint", command: ["biome", "ci", "--error-on-warnings", "--colors=off"] },
      { name: "import rules", command: ["depcruise", "app", "db", "scripts", "--output-type", "err"] },
      { name: "unused code (knip)", command: ["knip"] },
      { name: "migrations match the schema", command: ["node", "scripts/check-migrations.ts"] },
    ],
    [{ name: "types", command: ["tsc", "--noEmit"] }],
  ],
  [[tests("unit", {})], [{ name: "build", command: ["remix", "vite:build", "--logLevel", "warn"] }]],
  [[tests("integration", embedded)]],
  ...(namedServer ? [[[{ ...tests("integration", {}, "named-server"), name: "integration, TEST_DATABASE_URL" }]]] : []),
  [[tests("http", embedded)]],
  [[browserTests()]],
];

/** A project of vitest.config.ts. */
function tests(project: string, env: Step["env"], reportName = project): Step {
  const report = join(folder, `${reportName}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  return { name: project, command: ["vitest", "run", "--project", project, ...reporters], env, report };
}

function browserTests(): Step {
  const report = join(folder, "e2e.json");
  return { name: "e2e", command: ["playwright", "test"], env: { E2E_REPORT: report, ...embedded }, report };
}

async function runLane(steps: Step[]) {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
}

async function check() {
  const outcomes: Outcome[] = [];
  for (const stage of stages) outcomes.push(...(await Promise.all(stage.map(runLane))).flat());
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + count(one), 0);
  const failed = sum((outcome) => outcome.failed);
  console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

try {
  await check();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
