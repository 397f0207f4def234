/** A post as it goes over the wire. */
export type Hostile = { name: string; headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer> };

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

/** One hostile field beside the valid ones: by name, count, depth, type and size. */
export function hostileForms(fields: Fields): Hostile[] {
  const valid = encoded(fields);
  const [first = ["name", "a"]] = fields;
  const beside = (name: string, more: string) => ({ name, headers: form, body: `${valid}&${more}` });
  const nested = `a${"[0]".repeat(60)}`;
  return [
    beside("name: of a prototype", "__proto__[x]=1&__proto__.y=1&constructor.prototype.z=1"),
    beside("name: an enormous index", "a[100000000]=1&name[99999999]=2&name[-1]=3"),
    // why: a schema walks a list to its end, whatever is not in it
    beside("name: an enormous index of a field of its own", ownLists(fields)),
    beside("name: of 10,000 letters", `${"n".repeat(10_000)}=1`),
    beside("name: empty, NUL, broken", "=1&%00=1&%=1&%ff=1&&&==&name%00=1"),
    beside("name: what conform and the login mean by names", "__intent__=%7B%7D&kept-form=%FF%FE&kept-file=a&step=zz"),
    beside("count: 50,000 fields", "a=1&".repeat(50_000)),
    beside(`count: ${first[0]} 1,200 times`, `${encoded([first])}&`.repeat(1_200)),
    beside("depth: brackets", `${nested}=1&${nested}.a=1`),
    beside("depth: dots", `${Array.from({ length: 90 }, () => "a").join(".")}=1`),
    beside("size: a value of 70 kB", `b=${"v".repeat(70_000)}`),
    beside("size: a value of 5 MB", `b=${"v".repeat(5_000_000)}`),
    { name: "type: no body", headers: form, body: "" },
    { name: "type: plain text", headers: { "Content-Type": "text/plain" }, body: valid },
    { name: "type: none", headers: { "Content-Type": "" }, body: valid },
    { name: "type: JSON", headers: json, body: '{"name":1}' },
    { name: "type: bytes", headers: form, body: new Uint8Array(3_000).fill(0xfe) },
    { name: "type: a file for a text", headers: parts, body: inParts(fields.slice(1), filePart(first[0], "text")) },
    { name: "type: parts that end early", headers: parts, body: inParts(fields).slice(0, -12) },
    { name: "type: parts without a boundary", headers: { "Content-Type": "multipart/form-data" }, body: "--x" },
    { name: "count: 5,000 parts", headers: parts, body: inParts(Array(5_000).fill(["a", "1"])) },
    { name: "size: a part of 5 MB", headers: parts, body: inParts([...fields, ["b", "v".repeat(5_000_000)]]) },
  ];
}

/** Each field as a list with one far item: `categories[100000000]`, `items[100000000].id`. */
function ownLists(fields: Fields) {
  const far = fields.map(([name]) => name.replace(/^([^[.]+)(?:\[\d+\])?/, "$1[100000000]"));
  return encoded([...new Set(far)].map((name) => [name, "1"]));
}

/** What no field of ours means, each in its place alone. */
const values = ["", "\0", "1.5", "abc", "-1", "1e400", "9".repeat(400), "0x10", "[]", "{}", "é\u202e\u0301", " \t\r\n"];

/** A hostile value in each valid field: one of them, or all of them. */
export function hostileValues(fields: Fields, all: boolean): Hostile[] {
  return fields.flatMap(([name], place) => {
    const tried = all || /version|days|latest/.test(name) ? values : [values[place % values.length] ?? ""];
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
