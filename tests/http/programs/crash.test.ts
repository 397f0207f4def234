import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { texasMethodTexts } from "#app/domain/workout/text/corpus/program-texts-support.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { signInToDemo } from "#tests/faults/visitor.ts";
import { startDemo } from "#tests/support/demo-process.ts";
import { post, type Visitor } from "#tests/support/visitor.ts";
import { readWeek, writeWeek } from "./texts.ts";

/** Proves what only whole processes can: that what was saved outlives a server and a database killed at once. */
test("what was saved is there after a crash and a restart, session and all", { timeout: 120_000 }, async () => {
  const demo = await startDemo();
  try {
    const visitor = await signInToDemo(demo.url);
    const address = `${await createProgram(visitor)}/text?week=1`;
    const written = await writeWeek(visitor, address, texasMethodTexts[0] ?? "");
    expect(written).toContain("# Volume day");
    await demo.crashAndStart();
    expect(await readWeek(visitor, address)).toBe(written);
  } finally {
    await demo.stop();
  }
});

async function createProgram(visitor: Visitor) {
  const span = { duration: "1", timeUnit: "W" };
  const details = { id: newId(), programName: "Texas Method", difficulty: difficultyIds.intermediate, ...span };
  const answer = await post(visitor, "/programs/new", { ...details, step: "proceed" });
  return answer.headers.get("Location") ?? "";
}
