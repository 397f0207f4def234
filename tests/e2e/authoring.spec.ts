import { authorProgram, expectProgram } from "./support/authoring.ts";
import { createProgram, open, signIn, signOut, test as withDesk } from "./support/desk.ts";
import { type OwnServer, startOwnServer } from "./support/own-server.ts";
import { conditioningWeek, couchTo5K, type ProgramFacts, texasMethod } from "./support/published-programs.ts";

const test = withDesk.extend<object, { server: OwnServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startOwnServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

/** A coach builds a real program, saves it, and finds it there tomorrow. */
const journey = (program: ProgramFacts) => {
  test(`${program.name} is authored as written, and outlives the server`, async ({ desk, server }) => {
    test.setTimeout(180_000);
    await signIn(desk, "trainer@demo.test");
    const address = await createProgram(desk, { name: program.name, weeks: program.weeks.length });
    await authorProgram(desk, program);
    await signOut(desk);

    await server.crashAndStart();

    await signIn(desk, "trainer@demo.test");
    await open(desk, address);
    await expectProgram(desk, program);
  });
};

for (const program of [texasMethod, couchTo5K, conditioningWeek]) journey(program);
