import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";

/**
 * The test files of a project that changed since a git ref, or that prove a feature that did: an integration test imports
 * it, an HTTP test is named for it.
 */
export function touchedTests(project: "integration" | "http", since: string): string[] {
  const changed = changedFiles(since);
  const nouns = [...new Set(changed.flatMap((file) => nounOf(file) ?? []))];
  const proves = {
    integration: (file: string) => {
      const text = readFileSync(file, "utf8");
      return nouns.some((noun) => text.includes(`#app/features/${noun}/`) || text.includes(`#app/routes/${noun}/`));
    },
    http: (file: string) => nouns.some((noun) => file.includes(noun)),
  }[project];
  const files = globSync(`tests/${project}/**/*.test.ts`).filter((file) => !file.endsWith(".long.test.ts"));
  return files.filter((file) => changed.includes(file) || proves(file));
}

function changedFiles(since: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
}

function nounOf(file: string): string | undefined {
  return /^app\/(?:features|routes|domain)\/([^/]+)\//.exec(file)?.[1] ?? /^db\/schema\/([^/]+)\.ts$/.exec(file)?.[1];
}
