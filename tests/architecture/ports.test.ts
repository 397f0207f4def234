import { expect, test } from "vitest";
import { read, sourceFiles } from "./source.ts";

const tests = sourceFiles(["tests/**/*.ts"], { tests: true }).filter((path) => !path.endsWith("/ports.test.ts"));

function linesWith(mark: RegExp, paths: string[]) {
  return paths.flatMap((path) =>
    read(path)
      .split("\n")
      .flatMap((line, index) => (mark.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

test("test servers listen on a port that the system chooses, or again on one that it chose", () => {
  const chosen = /\bPORT: (?!"0"|port\b|"eighty"|"70000"|""|3000)|\.listen\((?!0[,)]|"|port, |Number\(port\), )/;
  expect(linesWith(chosen, tests)).toEqual([]);
  const again = tests.filter((path) => /\.listen\((?:port|Number\(port\)), /.test(read(path)));
  expect(again.filter((path) => !read(path).includes("listenAgain("))).toEqual([]);
});

test("a port is looked for only by what starts programs that can't choose one, and tries another", () => {
  const looking = tests.filter((path) => /\bfreePort\b|\bget-?[pP]ort\b/.test(read(path)));
  expect(looking).toEqual(["tests/faults/cluster.ts", "tests/support/database/pooler.ts"]);
});

test("no test asserts how long something took", () => {
  const elapsed = /expect\(.*(?:performance\.now|Date\.now|hrtime|cpuUsage)\b.*\)\s*\.(?:not\.)?toBe(?:Less|Greater)/;
  const beside = sourceFiles(["app/**/*.test.ts", "app/**/*.test.tsx", "db/**/*.test.ts"], { tests: true });
  expect(beside.length).toBeGreaterThan(100);
  expect(linesWith(elapsed, [...tests, ...beside])).toEqual([]);
});
