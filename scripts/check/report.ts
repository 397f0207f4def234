import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/** A test that only passed on its second try counts as passed and is named as flaky. */
export type Counts = { passed: number; failed: number; flaky: number; tests: TimedTest[] };
export type TimedTest = { name: string; seconds: number; failure: string | null };

export const noTests: Counts = { passed: 0, failed: 0, flaky: 0, tests: [] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const specs = z.array(
  z.object({
    title: z.string(),
    file: z.string(),
    tests: z.array(
      z.object({
        projectName: z.string(),
        status: z.string(),
        results: z.array(
          z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })).optional() }),
        ),
      }),
    ),
  }),
);
type Suite = { specs: z.infer<typeof specs>; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs, suites: z.array(suite).optional() }));
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  suites: z.array(suite),
});

export async function readReport(path: string): Promise<Counts> {
  const text = await readFile(path, "utf8").catch(() => "{}");
  const report: unknown = JSON.parse(text);
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) return fromVitest(vitest.data);
  const playwright = playwrightReport.safeParse(report);
  return playwright.success ? fromPlaywright(playwright.data) : noTests;
}

function fromVitest({ numPassedTests, numFailedTests, testResults }: z.infer<typeof vitestReport>): Counts {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      name: `${relative(process.cwd(), name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      failure: status === "failed" ? (failureMessages?.[0] ?? "") : null,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests, flaky: 0, tests };
}

function fromPlaywright({ stats, suites }: z.infer<typeof playwrightReport>): Counts {
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: `tests/e2e/${spec.file}: ${spec.title} (${projectName})`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      failure: status === "unexpected" ? (results.at(-1)?.errors?.[0]?.message ?? "") : null,
    })),
  );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky, tests };
}

function specsOf({ specs, suites = [] }: Suite): Suite["specs"] {
  return [...specs, ...suites.flatMap(specsOf)];
}

export function slowest(tests: TimedTest[], count: number) {
  return tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

export function failures(tests: TimedTest[]) {
  return tests.flatMap(({ name, failure }) => {
    if (failure === null) return [];
    const [first = ""] = stripVTControlCharacters(failure).split("\n");
    return [`  ${name}`, `    ${first.slice(0, 300)}`];
  });
}
