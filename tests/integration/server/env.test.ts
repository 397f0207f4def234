import { expect, test } from "vitest";
import { readEnv } from "#app/http/env.server.ts";

const secret = "0123456789abcdef0123456789abcdef";
const production = { NODE_ENV: "production", SESSION_SECRET: secret, DATABASE_URL: "postgres://db.test/macrocycle" };

test("production starts with a secret and a database", () => {
  expect(readEnv(production)).toMatchObject({ sessionSecret: secret, PORT: 3000, PRODUCT_NAME: "Macrocycle" });
  expect(readEnv({ ...production, DATABASE_URL: undefined, DATA_DIR: "/srv/data" }).DATA_DIR).toBe("/srv/data");
});

test("production is what runs when nothing else is said", () => {
  expect(() => readEnv({})).toThrow("Set SESSION_SECRET");
});

test.each([
  [{ SESSION_SECRET: undefined }, "Set SESSION_SECRET to at least 32 random characters"],
  [{ SESSION_SECRET: "" }, "Set SESSION_SECRET to at least 32 random characters"],
  [{ SESSION_SECRET: "short" }, "SESSION_SECRET must have at least 32 characters."],
  [{ SESSION_SECRET: "demo-secret-that-only-the-demo-uses" }, "Set SESSION_SECRET to at least 32 random characters"],
  [{ DATABASE_URL: undefined }, "Set DATABASE_URL to a PostgreSQL server, or DATA_DIR"],
  [{ DATABASE_URL: "", DATA_DIR: "" }, "Set DATABASE_URL to a PostgreSQL server, or DATA_DIR"],
])("production refuses %j with a sentence that says what to set", (change, sentence) => {
  expect(() => readEnv({ ...production, ...change })).toThrow(sentence);
});

const [pooled, direct] = ["postgres://pooler.test:6432/macrocycle", "postgres://db.test/macrocycle"];

test("a pooler needs the server behind it", () => {
  const settings = { ...production, DATABASE_URL: pooled, DATABASE_POOLER: "1", DATABASE_DIRECT_URL: direct };
  expect(readEnv(settings)).toMatchObject({ DATABASE_POOLER: true, DATABASE_DIRECT_URL: direct });
});

test.each<[Record<string, string | undefined>, string]>([
  [{ DATABASE_DIRECT_URL: undefined }, "set DATABASE_DIRECT_URL to the PostgreSQL server behind the pooler"],
  [{ DATABASE_DIRECT_URL: pooled }, "set DATABASE_DIRECT_URL to the PostgreSQL server behind the pooler"],
  [{ DATABASE_DIRECT_URL: "db.test" }, "DATABASE_DIRECT_URL must name the PostgreSQL server behind the pooler"],
  [{ DATABASE_URL: undefined, DATA_DIR: "/srv/data" }, "set DATABASE_URL to the pooler's address"],
  [{ DATABASE_POOLER: undefined }, "Set DATABASE_POOLER=true when DATABASE_URL names a pooler"],
])("with a pooler, %j is refused with a sentence that says what to set", (change, sentence) => {
  const settings = { ...production, DATABASE_URL: pooled, DATABASE_POOLER: "1", DATABASE_DIRECT_URL: direct };
  expect(() => readEnv({ ...settings, ...change })).toThrow(sentence);
});

test("everything that is missing is named at once", () => {
  expect(() => readEnv({ NODE_ENV: "production" })).toThrow(/SESSION_SECRET.*DATABASE_URL/s);
});

test("development and the demo need no secret, and an empty setting is no setting", () => {
  expect(readEnv({ NODE_ENV: "development" }).sessionSecret.length).toBeGreaterThanOrEqual(32);
  expect(readEnv({ NODE_ENV: "production", DEMO: "1" }).DATA_DIR).toBe(".data");
  expect(readEnv({ NODE_ENV: "development", PORT: "", DATABASE_URL: "", PUBLIC_URL: "" })).toMatchObject({
    PORT: 3000,
  });
});

test("production sends mails from somebody, with links that lead somewhere", () => {
  const sending = { ...production, RESEND_API_KEY: "re_key" };
  expect(() => readEnv(sending)).toThrow(/PUBLIC_URL.*MAIL_FROM/s);
  const whole = { ...sending, PUBLIC_URL: "https://coaching.test", MAIL_FROM: "Coaching <hello@coaching.test>" };
  expect(readEnv(whole)).toMatchObject({ RESEND_API_KEY: "re_key", WORKER: "inline" });
});

test("the platform's rate has up to 2 decimals", () => {
  const rate = (text?: string) => readEnv({ NODE_ENV: "test", TS_COMMISSION_RATE: text }).TS_COMMISSION_RATE;
  expect([rate(), rate("12.25"), rate("0")]).toEqual([20, 12.25, 0]);
});

test.each([
  [{ TS_COMMISSION_RATE: "12.345" }, "TS_COMMISSION_RATE must be a number from 0 to 100, with up to 2 decimals."],
  [{ TS_COMMISSION_RATE: "101" }, "TS_COMMISSION_RATE must be a number from 0 to 100, with up to 2 decimals."],
  [{ PORT: "eighty" }, "PORT must be a whole number from 0 to 65535."],
  [{ PORT: "70000" }, "PORT must be a whole number from 0 to 65535."],
  [{ DATABASE_POOL: " " }, "DATABASE_POOL must be a whole number from 1 to 100."],
  [{ STOP_GRACE: "-1" }, "STOP_GRACE must be a number from 0 to 300, with up to 3 decimals."],
  [{ DATABASE_URL: "not an address" }, "DATABASE_URL must name a PostgreSQL server, such as postgres://"],
  [{ TRUST_PROXY: "perhaps" }, "TRUST_PROXY must be true or false."],
  [{ BRAINTREE_3D_SECURE: "perhaps" }, "BRAINTREE_3D_SECURE must be true or false."],
  [{ NODE_ENV: "staging" }, "NODE_ENV must be one of development, production, test."],
  [{ WORKER: "sometimes" }, "WORKER must be one of inline, off."],
  [{ SUPPORT_EMAIL: "nobody" }, "SUPPORT_EMAIL must be an e-mail address."],
  [{ VIDEO_URL: "http://video.test" }, "VIDEO_URL must be an address that begins with https://."],
  [{ YOUTUBE_URL: "javascript:alert(1)" }, "YOUTUBE_URL must be an address that begins with https://."],
  [{ RESEND_BASE_URL: "ftp://mail.test" }, "RESEND_BASE_URL must be an address that begins with http:// or https://."],
  [{ BRAINTREE_TIME_ZONE: "Zagreb" }, "BRAINTREE_TIME_ZONE must name a time zone, such as Europe/Zagreb."],
  [{ S3_ENDPOINT: "https://s3.test" }, "Set S3_BUCKET to a bucket, or leave S3_ENDPOINT out."],
  [
    { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" },
    "Set S3_BUCKET to a bucket, or leave S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY out.",
  ],
  [
    { S3_BUCKET: "images", S3_ACCESS_KEY_ID: "id" },
    "Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or neither.",
  ],
])("%j is refused in a sentence that says what it must be", (setting, sentence) => {
  expect(() => readEnv({ NODE_ENV: "development", ...setting })).toThrow(sentence);
});

test("several wrong settings are a line each", () => {
  expect(() => readEnv({ NODE_ENV: "test", PORT: "eighty", WORKER: "x" })).toThrow(
    /^PORT must be [^\n]+\.\nWORKER must be [^\n]+\.$/,
  );
  const unfinished = { DATABASE_POOLER: "1", S3_ENDPOINT: "https://s3.test", BRAINTREE_MERCHANT_ID: "m" };
  const lines = /^DATABASE_POOLER [^\n]+\nSet S3_BUCKET [^\n]+\nSet BRAINTREE_ENVIRONMENT[^\n]+$/;
  expect(() => readEnv({ NODE_ENV: "test", ...unfinished })).toThrow(lines);
});

test("the public address is an origin, whose last slash may be left out", () => {
  const read = (text: string) => readEnv({ NODE_ENV: "test", PUBLIC_URL: text }).PUBLIC_URL;
  expect(read("https://coaching.test")).toBe("https://coaching.test");
  expect(read("https://Coaching.test:443/")).toBe("https://coaching.test");
  expect(read("http://127.0.0.1:3000/")).toBe("http://127.0.0.1:3000");
  const more = ["/app", "?a=b", "/#top"].map((ending) => `https://coaching.test${ending}`);
  for (const wrong of [...more, "https://ana@coaching.test", "https://:secret@coaching.test"]) {
    expect(() => read(wrong), wrong).toThrow("PUBLIC_URL must be an address alone");
  }
  for (const wrong of ["coaching.test", "ftp://coaching.test", "mailto:us@coaching.test"]) {
    expect(() => read(wrong), wrong).toThrow("PUBLIC_URL must be an address that begins with http:// or https://.");
  }
});

test("mails come from an address, with or without a name", () => {
  const read = (text: string) => readEnv({ NODE_ENV: "test", MAIL_FROM: text }).MAIL_FROM;
  const right = ["a@b.c", "Name <a@b.c>", "<a@b.c>", '"Coaching, d.o.o." <hello@coaching.example.com>'];
  expect(right.map(read)).toEqual(right);
  for (const wrong of [
    "Coaching",
    "Name <>",
    "Name <a@b>",
    "a@b.c Name",
    "a@b.c>",
    "<a@b.c",
    "Na\nme <a@b.c>",
    "a b@c.d",
  ]) {
    expect(() => read(wrong), wrong).toThrow("MAIL_FROM must be an e-mail address");
  }
});

test("a bucket has a name that a bucket can have", () => {
  const read = (text: string) => readEnv({ NODE_ENV: "test", S3_BUCKET: text }).S3_BUCKET;
  const right = ["abc", "1st.bucket-of-2", "a".repeat(63), "10.0.0.x"];
  expect(right.map(read)).toEqual(right);
  const wrong = ["ab", "a".repeat(64), "Images", "of_us", "-images", "images.", "a..b", "192.168.0.1", "s3://images"];
  for (const name of wrong) expect(() => read(name), name).toThrow("S3_BUCKET must be the name of a bucket");
});

test.each([
  ["1", true],
  ["true", true],
  ["0", false],
  ["no", false],
  [undefined, false],
])("TRUST_PROXY=%s is %s", (value, trusted) => {
  expect(readEnv({ NODE_ENV: "development", TRUST_PROXY: value }).TRUST_PROXY).toBe(trusted);
});

test("the card provider's account is set whole or not at all, and its environment is named", () => {
  const account = { BRAINTREE_MERCHANT_ID: "m", BRAINTREE_PUBLIC_KEY: "p", BRAINTREE_PRIVATE_KEY: "s" };
  const whole = { ...production, ...account, BRAINTREE_ENVIRONMENT: "production" };
  expect(readEnv(whole)).toMatchObject({ ...account, BRAINTREE_3D_SECURE: true });
  expect(() => readEnv({ ...production, ...account })).toThrow("BRAINTREE_ENVIRONMENT");
  expect(() => readEnv({ ...whole, BRAINTREE_PRIVATE_KEY: undefined })).toThrow("together, or none");
  expect(() => readEnv({ ...whole, BRAINTREE_ENVIRONMENT: "qa" })).toThrow("BRAINTREE_ENVIRONMENT");
});

test("production never takes the sandbox gateway for one, and nobody takes one elsewhere", () => {
  const BRAINTREE_SANDBOX_URL = "http://127.0.0.1:3350";
  expect(() => readEnv({ ...production, BRAINTREE_SANDBOX_URL })).toThrow("Leave BRAINTREE_SANDBOX_URL out");
  expect(readEnv({ ...production, DEMO: "1", BRAINTREE_SANDBOX_URL })).toMatchObject({ BRAINTREE_SANDBOX_URL });
  const elsewhere = { NODE_ENV: "test", BRAINTREE_SANDBOX_URL: "http://gateway.test:3350" };
  expect(() => readEnv(elsewhere)).toThrow("BRAINTREE_SANDBOX_URL");
});
