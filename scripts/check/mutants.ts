import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";

/**
 * Plants each one-line fault of tests/mutants.json, runs the tests that must notice it, and takes it out again:
 * `npm run mutants`, or `npm run mutants -- --only app/domain` for those below a folder.
 */
const mutant = z.strictObject({
  file: z.string(),
  from: z.string(),
  to: z.string(),
  tests: z.array(z.string()).min(1),
});
type Mutant = z.infer<typeof mutant>;

const lived: string[] = [];
let planted: { file: string; text: string } | undefined;

function restore() {
  if (planted) writeFileSync(planted.file, planted.text);
  planted = undefined;
}

function plant({ file, from, to }: Mutant) {
  const text = readFileSync(file, "utf8");
  const found = text.split(from).length - 1;
  if (found !== 1) throw new Error(`${file} has ${found} places that read: ${from}`);
  planted = { file, text };
  // why: a function, as a text may have a $ in it
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

/** Whether each named file has a test that fails. */
function isNoticed({ tests }: Mutant): boolean {
  const isServed = tests.some((test) => /^tests\/(http|e2e)\//.test(test));
  // why: a build that fails notices it, too
  if (isServed && !run("remix", "vite:build", "--logLevel", "warn")) return true;
  return tests.every((test) => !isGreen(test));
}

function run(file: string, ...args: string[]): boolean {
  return spawnSync(`node_modules/.bin/${file}`, args, { stdio: "ignore" }).status === 0;
}

/** A test that fails by itself notices nothing. */
function requireGreen(tests: string[]) {
  if (tests.some((test) => /^tests\/(http|e2e)\//.test(test))) run("remix", "vite:build", "--logLevel", "warn");
  const red = [...new Set(tests)].filter((test) => !isGreen(test));
  if (red.length > 0) throw new Error(`These tests fail without a fault: ${red.join(", ")}`);
}

function isGreen(test: string) {
  return test.endsWith(".spec.ts") ? run("playwright", "test", test) : run("vitest", "run", test);
}

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const all = z.array(mutant).parse(JSON.parse(readFileSync("tests/mutants.json", "utf8")));
const mutants = all.filter(({ file }) => file.startsWith(values.only));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    restore();
    process.exit(1);
  });
}
requireGreen(mutants.flatMap(({ tests }) => tests));
for (const one of mutants) {
  try {
    plant(one);
    const noticed = isNoticed(one);
    console.log(`${noticed ? "noticed" : "LIVED  "}  ${one.file}: ${one.to.trim() || "(nothing)"}`);
    if (!noticed) lived.push(one.file);
  } finally {
    restore();
  }
}
console.log(`${mutants.length - lived.length} of ${mutants.length} noticed`);
process.exitCode = lived.length > 0 ? 1 : 0;
