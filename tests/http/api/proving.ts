import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answered, listenTo } from "#tests/support/http/api.ts";
import { contractOf, type Described, operationsOf } from "./contract.ts";
import { type Prover, provedBy } from "./proved.ts";

/**
 * The file's last test: that each of its operations was answered well by then, and that every good answer of the file
 * was what the description declares.
 */
export function proves(file: Prover, server: () => { url: string }) {
  const answers: Answered[] = [];
  beforeAll(() => listenTo((answer) => answers.push(answer)));
  afterAll(() => listenTo(null));

  test("what was asked was answered well, and as it is described", async () => {
    const document = await (await fetch(`${server().url}/api/openapi.json`)).json();
    const [operations, contract] = [operationsOf(document), contractOf(document)];
    const answered = new Set<string>();
    const problems: string[] = [];
    for (const { method, path, answer, text } of answers) {
      const operation = operationAt(operations, method, path);
      if (!operation) continue;
      const name = nameOf(operation);
      answered.add(name);
      problems.push(...contract.problemsOf(operation, answer, await text).map((problem) => `${name}: ${problem}`));
    }
    expect(problems).toEqual([]);
    expect(provedBy(file).filter((name) => !answered.has(name))).toEqual([]);
  });
}

export function nameOf({ method, path }: Described): string {
  return `${method} ${path}`;
}

/** The operation of an address: what is written out goes before what stands for an id. */
function operationAt(operations: Described[], method: string, address: string) {
  const path = address.split("?")[0] ?? "";
  const fitting = operations.filter((one) => {
    return one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(path);
  });
  return fitting.find((one) => one.path === path) ?? fitting[0];
}
