import { expect, test } from "vitest";
import { Forbidden } from "#app/domain/errors.ts";
import { giveProgram, programsToGive } from "#app/features/assignments/give.server.ts";
import { assignPicked, deleteAssignment } from "#app/features/assignments/mutations.server.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeClient, makeProgram } from "#tests/support/things.ts";

/** Proves what a client's page offers to follow, and that the rights and rules are those of adding a client. */
const startDate = "2026-04-06";

async function business(roles: ("TRN" | "ADM")[] = ["TRN"]) {
  const { ctx, user, account } = await coachingBusiness({ roles, hasPaidAccess: true });
  const client = { accountId: account.id, userId: await makeClient(user) };
  return { ctx, user, account, client, program: await makeProgram(user) };
}

test("own programs are offered by name, as long as the client does not follow them", async () => {
  const { ctx, user, account, client, program } = await business();
  const second = await makeProgram(user);
  await makeProgram((await addUser(account)).user);
  const offered = async (search = "") => (await programsToGive(ctx, client, search)).programs.map(({ id }) => id);
  expect((await offered()).sort()).toEqual([program, second].sort());
  expect(await offered(program.toUpperCase())).toEqual([program]);
  expect(await giveProgram(ctx, client, { program, startDate })).toEqual({ ok: true, program: `Program ${program}` });
  expect(await offered()).toEqual([second]);
  await deleteAssignment(ctx, program, client.userId);
  expect(await offered()).toHaveLength(2);
});

test("what is followed already, a colleague's and another business's program are refused", async () => {
  const [mine, theirs] = [await business(), await business()];
  await assignPicked(mine.ctx, mine.program, { pick: mine.client.userId, startDate: "2026-03-02" });
  const give = (program: string) => giveProgram(mine.ctx, mine.client, { program, startDate });
  expect(await give(mine.program)).toEqual({
    ok: false,
    problems: { program: ["This client already follows the program"] },
  });
  const colleagues = await makeProgram((await addUser(mine.account)).user);
  for (const program of [theirs.program, colleagues, "nothing", ""]) {
    expect(await give(program)).toEqual({ ok: false, problems: { program: ["Choose one of the programs"] } });
  }
});

test("administrators give what the client's business has; who does not pay gives nothing", async () => {
  const [theirs, admin] = [await business(), await business(["ADM"])];
  const offered = await programsToGive(admin.ctx, theirs.client, "");
  expect(offered).toMatchObject({ programs: [{ id: theirs.program, words: "2 weeks" }], hasMore: false });
  expect(await giveProgram(admin.ctx, theirs.client, { program: admin.program, startDate })).toMatchObject({
    ok: false,
  });
  expect(await giveProgram(admin.ctx, theirs.client, { program: theirs.program, startDate })).toMatchObject({
    ok: true,
  });
  const unpaid = { ...theirs.ctx, actor: { ...theirs.ctx.actor, hasPaidAccess: false } };
  await expect(giveProgram(unpaid, theirs.client, { program: theirs.program, startDate })).rejects.toThrow(Forbidden);
});
