import { authorProgram, expectProgram } from "./support/authoring.ts";
import { createProgram, open, signIn, signOut, test, unique } from "./support/desk.ts";
import { texasMethod } from "./support/published-programs.ts";

/**
 * Proves that a coach can write a real program field by field in a browser, and finds it tomorrow. The same for the
 * other programs is their texts' (program-texts), and that a crash loses nothing is the process's (tests/http/crash).
 */
test("the Texas Method is authored as written, and stands there tomorrow", async ({ desk }) => {
  test.setTimeout(300_000);
  await signIn(desk, "trainer@demo.test");
  const address = await createProgram(desk, { name: unique("Authored"), weeks: texasMethod.weeks.length });
  await authorProgram(desk, texasMethod);
  await signOut(desk);

  await signIn(desk, "trainer@demo.test");
  await open(desk, address);
  await expectProgram(desk, texasMethod);
});
