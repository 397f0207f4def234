import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { pressWithFile, readPress } from "./posted-form.server.ts";
import { withoutFiles } from "./without-files.server.ts";

const mebibyte = 1024 * 1024;

function post(fill: (form: FormData) => void) {
  const body = new FormData();
  body.set("name", "Back squat");
  fill(body);
  body.set("after", "Žižka\r\n");
  return new Request("http://site.test/", { method: "POST", body });
}

function file(size: number, name = "picture.png") {
  return new File([new Uint8Array(size).fill(7)], name, { type: "image/png" });
}

test("the texts and the bytes of the one file are read", async () => {
  const { form, file: received } = await pressWithFile(
    post((body) => {
      body.append("choice", "a");
      body.append("choice", "b");
      body.set("image", file(3000));
    }),
    "image",
  );
  expect([...form.entries()]).toEqual([
    ["name", "Back squat"],
    ["choice", "a"],
    ["choice", "b"],
    ["after", "Žižka\r\n"],
  ]);
  expect(received).toMatchObject({ ok: true });
  expect(received?.ok && received.bytes.byteLength).toBe(3000);
});

test("no file, as a browser posts it, is nothing", async () => {
  const { file: received } = await pressWithFile(
    post((body) => body.set("image", new File([], ""))),
    "image",
  );
  expect(received).toBeNull();
});

describe("a file is refused, and everything else is kept,", () => {
  test.each<[string, (body: FormData) => void, string]>([
    ["when there are two", (body) => twice(body, "image", file(10)), "Can't upload multiple files!"],
    ["when it is larger than 10 MB", (body) => body.set("image", file(10 * mebibyte + 1)), "larger than 10 MB"],
    ["when it is empty", (body) => body.set("image", file(0)), "The file is empty"],
  ])("%s", async (_, fill, reason) => {
    const { form, file: received } = await pressWithFile(post(fill), "image");
    expect(received).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
    expect(form.get("name")).toBe("Back squat");
    expect(form.get("after")).toBe("Žižka\r\n");
  });

  test("also of exactly 10 MB not", async () => {
    const { file: received } = await pressWithFile(
      post((body) => body.set("image", file(10 * mebibyte))),
      "image",
    );
    expect(received).toMatchObject({ ok: true });
  });
});

test("a file in another field is left behind, and named", async () => {
  const {
    form,
    file: received,
    leftFiles,
  } = await pressWithFile(
    post((body) => body.set("name2", file(50))),
    "image",
  );
  expect(received).toBeNull();
  expect(form.has("name2")).toBe(false);
  expect(leftFiles).toEqual(["picture.png"]);
});

test("a form that takes no file is read without it, and its name is known", async () => {
  const { form } = await readPress(post((body) => body.set("image", file(20_000))));
  expect([...form.entries()]).toEqual([
    ["name", "Back squat"],
    ["after", "Žižka\r\n"],
  ]);
});

test("a body in parts loses its files alone, however it is cut into pieces", async () => {
  const parts = [
    ['name="a"', "one\r\n--x\r\n\r\n"],
    ['name="b"; filename="b.png"', "\r\n--bound\r\n\r\nnot text\r\n--b0undar"],
    ['name="c"', ""],
    ["name=\"d\"; filename*=UTF-8''d.png", "bytes"],
    ['name="e"', "last"],
  ] as const;
  const bodyOf = (all: readonly (readonly [string, string])[]) =>
    `${all.map(([head, text]) => `--b0undary\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`).join("")}--b0undary--\r\n`;
  const whole = Buffer.from(bodyOf(parts));
  const emptied = bodyOf(parts.map(([head, text]) => [head, head.includes("filename") ? "" : text]));
  for (const size of [1, 2, 3, 7, 19, 64, whole.length]) {
    const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, n) =>
      whole.subarray(n * size, (n + 1) * size),
    );
    const left: Uint8Array[] = [];
    for await (const piece of withoutFiles(inTurn(pieces), "b0undary")) left.push(piece);
    expect([size, Buffer.concat(left).toString()]).toEqual([size, emptied]);
  }
});

test("a form without files is read as well", async () => {
  const request = new Request("http://site.test/", { method: "POST", body: new URLSearchParams({ name: "Row" }) });
  const { form, file: received } = await pressWithFile(request, "image");
  expect(form.get("name")).toBe("Row");
  expect(received).toBeNull();
});

describe("the request is refused whole", () => {
  const boundary = "b0undary";
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="x.png"\r\n\r\n`;

  test("when it says that it is too long, before any of it is read", async () => {
    const body = stream(head, 1);
    const request = new Request("http://site.test/", {
      method: "POST",
      headers: { ...headers, "Content-Length": String(101 * mebibyte) },
      body: body.readable,
      duplex: "half",
    } as RequestInit);
    await expect(pressWithFile(request, "image")).rejects.toMatchObject({ init: { status: 413 } });
    expect(body.sent()).toBeLessThan(2 * mebibyte);
  });

  test("when it does not end, after a bounded part of it", async () => {
    const body = stream(head, 10_000);
    const request = new Request("http://site.test/", {
      method: "POST",
      headers,
      body: body.readable,
      duplex: "half",
    } as RequestInit);
    await expect(pressWithFile(request, "image")).rejects.toMatchObject({ init: { status: 413 } });
    expect(body.sent()).toBeLessThan(120 * mebibyte);
  });

  test.each<[string, (body: FormData) => void]>([
    ["its texts are longer than any form's", (body) => body.set("description", "x".repeat(64 * 1024 + 1))],
    ["its texts are together", (body) => fields(body, 66, "x".repeat(1000))],
    ["it has too many of them", (body) => fields(body, 1001, "")],
  ])("when %s", async (_, fill) => {
    await expect(pressWithFile(post(fill), "image")).rejects.toMatchObject({ init: { status: 413 } });
  });

  test("when a name or what stands between parts is longer than any", async () => {
    const named = post((body) => body.set("n".repeat(201), "x"));
    await expect(pressWithFile(named, "image")).rejects.toMatchObject({ init: { status: 400 } });
    const long = { "Content-Type": `multipart/form-data; boundary=${"-".repeat(71)}` };
    const request = new Request("http://site.test/", { method: "POST", headers: long, body: "x" });
    await expect(pressWithFile(request, "image")).rejects.toMatchObject({ init: { status: 400 } });
  });

  test.each([
    ["cut off", headers, `${head}cut off`],
    ["no form", { "Content-Type": "application/json" }, "{}"],
  ])("when it is %s", async (_, headers, body) => {
    const request = new Request("http://site.test/", { method: "POST", headers, body });
    await expect(pressWithFile(request, "image")).rejects.toMatchObject({ init: { status: 400 } });
  });
});

async function* inTurn(pieces: Uint8Array[]) {
  yield* pieces;
}

function fields(body: FormData, count: number, value: string) {
  for (let index = 0; index < count; index++) body.append("note", value);
}

function twice(body: FormData, name: string, value: File) {
  body.append(name, value);
  body.append(name, value);
}

function stream(head: string, mebibytes: number) {
  let sent = 0;
  let left = mebibytes;
  const readable = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull(controller) {
      if (left === 0) return controller.close();
      left -= 1;
      sent += mebibyte;
      controller.enqueue(new Uint8Array(mebibyte));
    },
  });
  return { readable, sent: () => sent };
}

test.each(["", "\r\n", "\r\n--", "--x", "--x--", "--x\r\n"])(
  "a body in parts that ends with %j is answered: no form, or an empty one",
  async (body) => {
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const pieces = new ReadableStream({
      start(controller) {
        for (const letter of body) controller.enqueue(Buffer.from(letter));
        controller.close();
      },
    });
    const request = new Request("http://site.test/", {
      method: "POST",
      headers,
      body: pieces,
      duplex: "half",
    } as RequestInit);
    const answer = await readPress(request).then(
      ({ form }) => [...form],
      (refused) => refused.init.status,
    );
    expect([[], 400]).toContainEqual(answer);
  },
);

test.each(["", "\r\n", "--x--", "--x\r\n\r\n\r\n--x--", "--x\r\n\r\na\r\n--x--"])(
  "of a body in parts that reads %j no piece is empty",
  async (body) => {
    for (const pieces of [[body], [...body]]) {
      const lengths: number[] = [];
      const bytes = Readable.from(pieces.map((piece) => Buffer.from(piece)));
      for await (const piece of withoutFiles(bytes, "x")) lengths.push(piece.length);
      expect(lengths).not.toContain(0);
    }
  },
);
