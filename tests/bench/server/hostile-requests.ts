import { deflateSync } from "node:zlib";

/** A request that anybody can send; `body` is given how many were sent before. */
export type Sent = {
  what: string;
  path: string;
  method?: string;
  headers: Record<string, string>;
  body?: (n: number) => string;
};

const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const json = { "content-type": "application/json" };
const boundary = "the-boundary";
const parts = { "content-type": `multipart/form-data; boundary=${boundary}`, "sec-fetch-site": "same-origin" };

const named = (count: number) => Array.from({ length: count }, (_, at) => [`name${at}`, "x"] as const);
const fieldsOf = (count: number) => new URLSearchParams(named(count).map(([name, value]) => [name, value])).toString();
const keysOf = (count: number) => JSON.stringify(Object.fromEntries(named(count)));
const partOf = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const partsOf = (all: (readonly [string, string])[]) =>
  `${all.map(([name, value]) => partOf(name, value)).join("")}--${boundary}--\r\n`;
const fileOf = (bytes: number) => partOf('file"; filename="a.jpg', "x".repeat(bytes)).concat(`--${boundary}--\r\n`);
/** As a form without a session is carried to the login. */
const carried = (fields: string) => `kept-form=${Buffer.from(fields).toString("base64url")}`;
const post = (path: string, headers: Sent["headers"], what: string, body: string): Sent => {
  return { what: `POST ${path}: ${what}`, path, method: "POST", headers, body: () => body };
};
const get = (what: string, path: string, headers: Sent["headers"] = {}): Sent => ({ what, path, headers });

/** What Node takes of an address and all headers together is 16 kB. */
const most = 15_000;
const kept = "/login?form=kept";
const longText = `text=${"x".repeat(1_040_000)}`;
const encodedText = `text=${"%C4%8D".repeat(174_000)}`;
/** A password of so many letters, for another e-mail each time: of one only so many are looked at. */
const emailOf = (n: number) => `stranger${n}@demo.test`;
const login = (n: number, password: string) => new URLSearchParams({ email: emailOf(n), password }).toString();
const grant = (n: number, password: string) =>
  JSON.stringify({ grantType: "password", username: `app${emailOf(n)}`, password });
const repeated = (path: string, headers: Sent["headers"], what: string, body: (n: number) => string): Sent => {
  return { what: `POST ${path}: ${what}`, path, method: "POST", headers, body };
};
const byDesign = "a wrong password, whose hash is dear on purpose";
/** Looks like a link's token, as far as it can be read. */
const token = `${"0".repeat(8)}-0000-7000-8000-${"0".repeat(12)}.`;
const payload = deflateSync(Buffer.alloc(64)).toString("base64");

export const hostileRequests: Sent[] = [
  post("/api/token", json, "90,000 unknown keys", keysOf(90_000)),
  post("/api/token", json, "16 kB of unknown keys", keysOf(1_000)),
  post("/api/token", json, "200 unknown keys", keysOf(199)),
  post("/api/token", json, "16 kB of brackets", "[".repeat(16_000)),
  post("/api/token", json, "16 kB of backslashes", `{"username":"${"\\\\".repeat(8_000)}"}`),
  post("/forgot-password", form, "10,000 fields", fieldsOf(10_000)),
  post("/forgot-password", form, "200 fields", fieldsOf(200)),
  post("/forgot-password", form, "an e-mail of 16 kB", `email=${"x".repeat(16_000)}`),
  post("/forgot-password", parts, "200 parts", partsOf(named(200))),
  post("/forgot-password", parts, "parts of 60 kB without a name", partsOf(Array(900).fill(["", ""]))),
  post("/forgot-password", parts, "60 kB of lines", `--${boundary}\r\n${"a:b\r\n".repeat(12_000)}`),
  post("/signup", parts, "a file of 10 MB", fileOf(10_000_000)),
  post("/signup", parts, "a file of 99 MB", fileOf(99_000_000)),
  post("/programs/new", form, "a form of 1 MiB without a session", longText),
  post(kept, form, "40,000 fields", fieldsOf(39_000)),
  post(kept, form, "the same, packed", carried(fieldsOf(39_000))),
  post(kept, form, "a text of 4 MB", `text=${"x".repeat(4_000_000)}`),
  post(kept, form, "a text of 1 MiB", longText),
  post(kept, form, "a text of 1 MiB, encoded", encodedText),
  post(kept, form, "a text of 1 MiB, packed", carried(longText)),
  post(kept, parts, "40,000 parts", partsOf(named(39_000))),
  post(kept, parts, "1,000 parts", partsOf(named(990))),
  post(kept, parts, "a text of 1 MiB in parts", partsOf([["text", "x".repeat(1_040_000)]])),
  post(kept, parts, "a file of 10 MB", fileOf(10_000_000)),
  post(kept, parts, "a file of 12 MB", fileOf(12_000_000)),
  post(kept, parts, "a file of 99 MB", fileOf(99_000_000)),
  repeated("/login", form, byDesign, (n) => login(n, "x".repeat(900))),
  repeated("/login", form, "a password of 4 kB", (n) => login(n, "x".repeat(4_000))),
  repeated("/api/token", json, byDesign, (n) => grant(n, "x".repeat(900))),
  repeated("/api/token", json, "a password of 4 kB", (n) => grant(n, "x".repeat(4_000))),
  post("/webhooks/braintree", form, "512 kB with a wrong signature", signedWrong("bt_payload", "x".repeat(520_000))),
  post("/webhooks/braintree", form, "512 kB of lines", signedWrong("bt_payload", "\n".repeat(170_000))),
  post("/webhooks/braintree", form, "512 kB of signatures", signedWrong("bt_signature", "a|b&".repeat(85_000))),
  get("GET /signup with a token of 15 kB", `/signup?token=${"x".repeat(most)}`),
  get("GET /signup with a token that is signed wrongly", `/signup?token=${token}${"x".repeat(43)}`),
  get("GET /reset-password with a token of 15 kB", `/reset-password/${token}${"x".repeat(most - 100)}`),
  get("GET of 15 kB, encoded", `/${"%C4%8D".repeat(most / 6)}`),
  get("GET of 15 kB, encoded again and again", `/%${"25".repeat(most / 2 - 10)}41`),
  get("GET of 15 kB of slashes", `/${"/a".repeat(most / 2)}`),
  get("GET of 5,000 names", `/login?${Array(5_000).fill("a=").join("&")}`),
  get("GET /api/exercises with a cursor of 15 kB", `/api/exercises?cursor=${"x".repeat(most)}`),
  get("GET /login with a returnUrl of 15 kB", `/login?returnUrl=/${"%25".repeat(most / 3)}`),
  get("GET /login with 15 kB of languages", "/login", { "accept-language": "en,".repeat(most / 3) }),
  get("GET /login with a cookie of 15 kB", "/login", { cookie: `session=${"x".repeat(most)}` }),
  get("GET /login with 5,000 cookies", "/login", { cookie: "a=;".repeat(most / 3) }),
  get("GET /login with a known browser of 15 kB", "/login", { cookie: `known=${"W1tb".repeat(most / 4)}.x` }),
  get("GET /login with a browser's name of 15 kB", "/login", { "user-agent": "Mozilla/5.0 (".repeat(most / 13) }),
  get("GET /api/exercises with a bearer of 15 kB", "/api/exercises", {
    authorization: `Bearer ${"a.".repeat(most / 2)}`,
  }),
];

function signedWrong(long: "bt_payload" | "bt_signature", text: string) {
  const fields = { bt_signature: "key|0000", bt_payload: payload, [long]: text };
  return new URLSearchParams(fields).toString();
}
