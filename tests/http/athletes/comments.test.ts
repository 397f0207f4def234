import { beforeAll, expect, test } from "vitest";
import { hasUnreadComments } from "#app/features/comments/queries.server.ts";
import { paths } from "#app/paths.ts";
import { didOf, givenAthlete, stored } from "#tests/integration/athletes/completions/given.ts";
import { get, pageOf, post, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves what the screens of comments say without script, and to whom. Their rules are proved by comments (integration). */
let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer();
});

test("a comment is announced, listed, opened and marked read", async () => {
  const { coach, athlete, programId, day } = await givenAthlete();
  const visitor = await visitorAs(server, coach.user);
  expect(await pageOf(visitor, paths.comments())).toContain("You have no comments");
  expect(await pageOf(visitor, paths.home())).not.toContain("unread comments");
  const { id } = await stored(athlete.ctx, didOf(programId, day, [[5, 100]], { comment: "<b>Heavy</b>" }));
  expect(await pageOf(visitor, paths.home())).toContain("unread comments");
  const list = await pageOf(visitor, `${paths.comments()}?client=${athlete.user.id}`);
  for (const words of ["<b>Heavy</b>", "Luka Kovač", "New", "Mark as read", paths.comment(id)]) {
    expect(list).toContain(words);
  }
  const details = await pageOf(visitor, paths.comment(id));
  for (const words of ["Volume load (kg)", "500", "1,102.31", "Back squat", "Weight (kg), done"]) {
    expect(details).toContain(words);
  }
  const marked = await post(visitor, `${paths.markCommentsRead()}?page=1`, { id });
  expect([marked.status, marked.headers.get("Location")]).toEqual([302, `${paths.comments()}?page=1`]);
  expect(await hasUnreadComments(coach.ctx)).toBe(false);
  expect(await pageOf(visitor, paths.comments())).not.toContain("Mark as read");
  const stranger = await visitorAs(server, (await coachingBusiness()).user);
  expect((await get(stranger, paths.comment(id))).status).toBe(404);
});
