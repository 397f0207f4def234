import { expect, test } from "vitest";
import { z } from "zod";
import { knownFields } from "./known-fields.server.ts";
import { formOf } from "./posted-form.server.ts";

function post(pieces: Iterable<string>) {
  const source = pieces[Symbol.iterator]();
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { value, done } = source.next();
        if (done) return controller.close();
        taken += value.length;
        controller.enqueue(new TextEncoder().encode(value));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  return { request: new Request("http://site.test/", init), taken: () => taken };
}

function* endless(piece: string) {
  while (true) yield piece;
}

test("fields are read in their order, as they were typed", async () => {
  const { request } = post(["name=%C5%BDi", "%C5%BEka+x&choice=a&choice=b&empty="]);
  expect([...(await formOf(request))]).toEqual([
    ["name", "Žižka x"],
    ["choice", "a"],
    ["choice", "b"],
    ["empty", ""],
  ]);
});

test("a form of exactly the most bytes for somebody without a login is read, one of a byte more is refused", async () => {
  expect((await formOf(post([`a=${"x".repeat(16_382)}`]).request)).get("a")).toHaveLength(16_382);
  await expect(formOf(post([`a=${"x".repeat(16_383)}`]).request)).rejects.toMatchObject({ init: { status: 413 } });
});

test.each([
  ["bytes", "x".repeat(1024)],
  ["fields", "&a=".repeat(100)],
])("no more is read than the most %s", async (_, piece) => {
  const { request, taken } = post(endless(piece));
  await expect(formOf(request, "login")).rejects.toMatchObject({ init: { status: 413 } });
  expect(taken()).toBeLessThanOrEqual(8 * 1024 * 4);
});

test("a name longer than any of ours is refused", async () => {
  const { request } = post([`${"a".repeat(201)}=1`]);
  await expect(formOf(request)).rejects.toMatchObject({ init: { status: 400 } });
});

test("of the fields, those are left that the schema has", () => {
  const schema = z
    .object({
      name: z.string().trim().prefault(""),
      tags: z.array(z.string()).optional(),
      items: z.array(z.object({ id: z.string(), name: z.string() })).prefault([]),
    })
    .refine(() => true)
    .transform(({ name }) => name);
  const form = new FormData();
  const names = ["id", "name", "tags", "tags[1]", "items[0].id", "items[999].name"];
  const strange = ["name[0]", "name.a", "tags[1].a", "items[1000].name", "items[0].constructor", "items[0][1]", "b"];
  const hostile = ["__proto__", "constructor", "a[100000000]", "items[100000000].name", "__intent__", "__state__"];
  for (const name of [...names, ...strange, ...hostile]) form.append(name, "x\0");
  expect([...knownFields(form, schema)]).toEqual(names.map((name) => [name, "x"]));
});
