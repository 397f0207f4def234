import type { FormLimit } from "#app/http/body/form-limits.server.ts";

/** A post as it goes over the wire. */
export type Hostile = {
  name: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
  /** What is answered to it by whatever reads it; 'as valid': like the post without it. */
  status?: number | "as valid";
};

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const parts = { "Content-Type": "multipart/form-data; boundary=x" };
const json = { "Content-Type": "application/json" };

type Fields = [name: string, value: string][];

function encoded(fields: Fields) {
  return new URLSearchParams(fields).toString();
}

function inParts(fields: Fields, more = "") {
  const texts = fields.map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${texts.join("")}${more}--x--\r\n`;
}

function filePart(name: string, content: string) {
  const head = `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png`;
  return `${head}\r\n\r\n${content}\r\n`;
}

/** As it is sent by its page. */
export function validForm(fields: Fields): Hostile {
  return { name: "valid", headers: form, body: encoded(fields), status: "as valid" };
}

/** The name of the post that is longer than its form may be. */
export const tooLong = "size: a value that is too long";

const longName = "n".repeat(10_000);

/** What no form of ours is, within the limits or beyond them: refused by whatever reads it, so that it changes nothing. */
export function refusedForms(fields: Fields, { bytes: maxBytes, fields: maxFields }: FormLimit): Hostile[] {
  const valid = encoded(fields);
  const beside = (name: string, status: number, more: string) => ({
    name,
    headers: form,
    body: `${valid}&${more}`,
    status,
  });
  const typed = (name: string, type: string, body: Hostile["body"]) => {
    return { name: `type: ${name}`, headers: { "Content-Type": type }, body, status: 400 };
  };
  const inTotal = (name: string, all: Fields) => ({ name, headers: parts, body: inParts(all), status: 413 });
  return [
    beside("name: of 10,000 letters", 400, `${longName}=1`),
    { name: "name: of a part, of 10,000 letters", headers: parts, body: inParts([[longName, "1"]]), status: 400 },
    beside("count: 50,000 fields", 413, "a=1&".repeat(50_000)),
    beside(tooLong, 413, `b=${"v".repeat(maxBytes)}`),
    typed("plain text", "text/plain", valid),
    typed("none", "", valid),
    typed("JSON", "application/json", '{"name":1}'),
    typed("bytes", form["Content-Type"], new Uint8Array(3_000).fill(0xfe)),
    typed("parts without a boundary", "multipart/form-data", "--x"),
    // why: the parts of a week's form would be megabytes; they are counted by the same lines
    inTotal("count: too many parts", Array(Math.min(maxFields, 4_000) + 1).fill(["a", "1"])),
    inTotal("size: a part that is too long", [...fields, ["b", "v".repeat(maxBytes + 70_000)]]),
  ].filter(({ name }) => maxFields <= 4_000 || name !== "count: too many parts");
}

/** One hostile field beside the valid ones, by name, count, depth and type, or none of them. */
export function hostileForms(fields: Fields): Hostile[] {
  const valid = encoded(fields);
  const [first = ["name", "a"]] = fields;
  const beside = (name: string, more: string) => ({ name, headers: form, body: `${valid}&${more}` });
  const asValid = (name: string, more: string) => ({ ...beside(name, more), status: "as valid" as const });
  const nested = `a${"[0]".repeat(60)}`;
  const reset = encodeURIComponent(JSON.stringify({ type: "reset", payload: {} }));
  return [
    asValid("name: of a prototype", "__proto__[x]=1&__proto__.y=1&constructor.prototype.z=1"),
    asValid("name: an enormous index", "a[100000000]=1&zz[99999999]=2&zz[-1]=3"),
    asValid("name: what conform means by names", `__intent__=${reset}&__state__=%7B%7D`),
    // why: a schema walks a list to its end, whatever is not in it
    { name: "name: an enormous index of its own fields", headers: form, body: ownLists(fields) },
    beside("name: empty, NUL, broken", "=1&%00=1&%=1&%ff=1&&&==&name%00=1"),
    beside("name: what the login means by names", "kept-form=%FF%FE&kept-file=a&step=zz"),
    beside(`count: ${first[0]} 900 times`, `${encoded([first])}&`.repeat(900)),
    asValid("depth: brackets", `${nested}=1&${nested}.a=1`),
    asValid("depth: dots", `${Array.from({ length: 90 }, () => "a").join(".")}=1`),
    { name: "type: no body", headers: form, body: "" },
    { name: "type: a file for a text", headers: parts, body: inParts(fields.slice(1), filePart(first[0], "text")) },
    { name: "type: parts that end early", headers: parts, body: inParts(fields).slice(0, -12) },
  ];
}

/** The one character that PostgreSQL's texts cannot hold, behind whatever a person types. */
export function withNul(fields: Fields, typed: string[]): Hostile {
  const ended = fields.map(([name, value]) => [name, typed.includes(name) ? `${value || "a"}\0` : value]);
  return { name: "value: NUL behind each text", headers: form, body: encoded(ended as Fields) };
}

/** Each field as a list with one far item: `categories[100000000]`, `items[100000000].id`. */
function ownLists(fields: Fields) {
  const far = fields.map(([name]) => name.replace(/^([^[.]+)(?:\[\d+\])?/, "$1[100000000]"));
  return encoded([...new Set(far)].map((name) => [name, "1"]));
}

/** What no field of ours means, each in its place alone. */
const values = ["", "\0", "1.5", "abc", "-1", "1e400", "9".repeat(400), "0x10", "[]", "{}", "é\u202e\u0301", " \t\r\n"];

/** A hostile value in each valid field: one of them, or all of them. `turn`: which one the first gets. */
export function hostileValues(fields: Fields, turn: number, takesAll: (name: string) => boolean): Hostile[] {
  return fields.flatMap(([name], place) => {
    const tried = takesAll(name) ? values : [values[(place + turn) % values.length] ?? ""];
    return tried.map((value) => ({
      name: `value: ${JSON.stringify(value.slice(0, 10))} as ${name}`,
      headers: form,
      body: encoded(fields.map((field) => (field[0] === name ? [name, value] : field))),
    }));
  });
}

/** The same for an address that takes JSON. */
export function hostileJson(valid: unknown): Hostile[] {
  const deep = 100_000;
  const bodies: [string, string][] = [
    ["name: of a prototype", JSON.stringify(valid).replace("{", '{"__proto__":{"a":1},')],
    ["type: an array", "[]"],
    ["type: a text", '"a"'],
    ["type: null", "null"],
    ["type: no JSON", "{"],
    ["type: every field a number", JSON.stringify(valid).replace(/:("[^"]*"|\[\]|null)/g, ":1")],
    ["value: 1.5", JSON.stringify(valid).replace(/:0/g, ":1.5")],
    ["value: 'abc'", JSON.stringify(valid).replace(/:0/g, ':"abc"')],
    ["depth: arrays", `{"clip":${"[".repeat(deep)}${"]".repeat(deep)},"workouts":[]}`],
    ["depth: objects", `{"clip":${'{"a":'.repeat(deep)}1${"}".repeat(deep)}}`],
    ["count: 200,000 items", `{"clip":null,"workouts":[${"0,".repeat(200_000)}0]}`],
    ["size: a text of 9 MB", `{"clip":"${"a".repeat(9_000_000)}"}`],
  ];
  const sent = bodies.map(([name, body]) => ({ name, headers: json, body }));
  return [...sent, { name: "type: a form", headers: form, body: "a=1" }];
}
