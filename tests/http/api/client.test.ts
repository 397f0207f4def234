import createClient from "openapi-fetch";
import { beforeAll, expect, test } from "vitest";
import { bearerOf } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import type { paths } from "../../generated/api.d.ts";

/** A client whose types `scripts/check/api-types.ts` makes of the description: what does not fit it does not compile. */
let server: SharedServer;
let writer: Awaited<ReturnType<typeof coachingBusiness>>;

beforeAll(async () => {
  server = await sharedServer();
  writer = await coachingBusiness({ roles: ["TRN", "WRT"] });
});

async function client() {
  const headers = { Authorization: `Bearer ${await bearerOf(writer.user)}` };
  return createClient<paths>({ baseUrl: `${server.url}/api`, headers });
}

test("a post is written and read by it", async () => {
  const api = await client();
  const body = {
    title: "Cold water",
    videoUrl: "https://youtu.be/dQw4w9WgXcQ",
    postCategories: [{ id: "recovery" as const }],
  };
  const { data: made } = await api.POST("/posts", { body });
  expect(made?.creator.fullName).toBe(writer.user.fullName);
  const params = { path: { id: made?.id ?? "" } };
  const { data: read } = await api.GET("/posts/{id}", { params });
  expect(read).toEqual(made);
  const { data: listed, response } = await api.GET("/posts", { params: { query: { limit: 1 } } });
  expect([listed?.map(({ id }) => id), response.headers.get("x-total-count")]).toEqual([[made?.id], "1"]);
});

test("what is refused is a problem with its fields", async () => {
  const { error, response } = await (await client()).POST("/posts", { body: { title: "", postCategories: [] } });
  expect([response.status, error?.errors?.map(({ field }) => field)]).toEqual([422, ["title", "postCategories"]]);
});
