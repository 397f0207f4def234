import { z } from "zod";
import { timeZoneOf } from "#app/domain/schedule/time-zone.ts";
import { OperatorError } from "#db/operator-error.ts";
import { flag, httpsUrl, httpUrl, numberFrom, oneOf } from "./settings/kinds.ts";
import { telemetrySettings } from "./settings/telemetry.ts";

const demoSecret = "demo-secret-that-only-the-demo-uses";

function postgresUrl(which: string, otherwise: string) {
  const error = `must name ${which}, such as postgres://user:password@host:5432/database, ${otherwise}`;
  return z.url({ protocol: /^postgres(ql)?$/, error }).optional();
}

/** Amazon's rules, which other stores follow. */
const bucketName = z.string().refine((name) => {
  const isAddress = /^\d+\.\d+\.\d+\.\d+$/.test(name);
  return /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) && !name.includes("..") && !isAddress;
}, "must be the name of a bucket: 3 to 63 lower case letters, digits, hyphens and single dots, with a letter or digit at both ends");

const sender = /^(?:[^<>\p{Cc}]*<([^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/u;

const origin = httpUrl.transform((text, { addIssue }) => {
  const { origin, pathname, search, hash, username, password } = new URL(text);
  if (pathname === "/" && !search && !hash && !username && !password) return origin;
  addIssue("must be an address alone, such as https://example.com, without a path, a query or a login");
  return z.NEVER;
});

const levels = oneOf(["fatal", "error", "warn", "info", "debug", "silent"]).default("info");

/** All settings, read once. docs/running.md lists them. */
const schema = z.object({
  NODE_ENV: oneOf(["development", "production", "test"]).default("production"),
  PORT: numberFrom(0, 65_535).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: postgresUrl("a PostgreSQL server", "or be left out for the embedded one"),
  DATABASE_POOL: numberFrom(1, 100).default(10),
  /** Set it if DATABASE_URL names a transaction pooler (PgBouncer). */
  DATABASE_POOLER: flag.default(false),
  DATABASE_DIRECT_URL: postgresUrl("the PostgreSQL server behind the pooler", "or be left out"),
  /** For going back to the build before: it starts on a newer database, and neither migrates nor seeds. */
  ALLOW_NEWER_DATABASE: flag.default(false),
  /** Seconds from SIGTERM during which requests are still served, so that a load balancer notices. */
  STOP_GRACE: numberFrom(0, 300, { decimals: 3 }).default(5),
  DATA_DIR: z.string().min(1).default(".data"),
  /** Uploaded files go to this S3-compatible bucket instead of DATA_DIR. */
  S3_BUCKET: bucketName.optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  READY_WITHOUT_BUCKET: flag.default(true),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  PRODUCT_NAME: z.string().min(1).default("Macrocycle"),
  PUBLIC_URL: origin.optional(),
  APP_STORE_URL: httpsUrl,
  GOOGLE_PLAY_URL: httpsUrl,
  VIDEO_URL: httpsUrl,
  FACEBOOK_URL: httpsUrl,
  INSTAGRAM_URL: httpsUrl,
  LINKEDIN_URL: httpsUrl,
  YOUTUBE_URL: httpsUrl,
  /** Trust X-Forwarded-For of the one proxy in front. */
  TRUST_PROXY: flag.default(false),
  VIDEO_OEMBED_URL: httpUrl.default("https://www.youtube.com/oembed"),
  /** The platform's share of every price, in percent with up to 2 decimals. */
  TS_COMMISSION_RATE: numberFrom(0, 100, { decimals: 2 }).default(20),
  /** Without it, mails stay in the outbox. */
  RESEND_API_KEY: z.string().min(1).optional(),
  RESEND_BASE_URL: httpUrl.default("https://api.resend.com"),
  MAIL_FROM: z
    .string()
    .regex(sender, "must be an e-mail address, alone or as in Macrocycle <hello@example.com>")
    .default("Macrocycle <no-reply@localhost>"),
  SUPPORT_EMAIL: z.email("must be an e-mail address").optional(),
  BRAINTREE_ENVIRONMENT: oneOf(["sandbox", "production"]).optional(),
  BRAINTREE_MERCHANT_ID: z.string().min(1).optional(),
  BRAINTREE_PUBLIC_KEY: z.string().min(1).optional(),
  BRAINTREE_PRIVATE_KEY: z.string().min(1).optional(),
  BRAINTREE_MERCHANT_ACCOUNT_ID: z.string().min(1).optional(),
  BRAINTREE_3D_SECURE: flag.default(true),
  BRAINTREE_SANDBOX_URL: z
    .url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/, error: "must be an address at http://127.0.0.1" })
    .optional(),
  /** The time zone of the gateway's account, which defines its days. */
  BRAINTREE_TIME_ZONE: z
    .string()
    .refine((name) => timeZoneOf(name) !== null, "must name a time zone, such as Europe/Zagreb")
    .default("UTC"),
  SELLER_NAME: z.string().min(1).optional(),
  SELLER_ADDRESS: z.string().min(1).optional(),
  SELLER_OIB: z.string().min(1).optional(),
  SELLER_VAT_ID: z.string().min(1).optional(),
  /** Percent with up to 2 decimals, included in prices; without it invoices show no VAT. */
  VAT_RATE: numberFrom(0, 100, { decimals: 2 }).optional(),
  /** `inline`: the server sends mails itself; `off`: `npm run worker` does. */
  WORKER: oneOf(["inline", "off"]).default("inline"),
  LOG_LEVEL: levels,
  ...telemetrySettings,
  DEMO: flag.default(false),
});

type Settings = z.infer<typeof schema>;
export type Env = Settings & { sessionSecret: string };
type Source = Record<string, string | undefined>;

/** Throws with a sentence for each wrong setting. */
export function readEnv(source: Source): Env {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")));
  if (!parsed.success) throw new OperatorError([...new Set(parsed.error.issues.map(describeIssue))].join("\n"));
  const env = parsed.data;
  const unsafe = env.NODE_ENV === "production" && !env.DEMO ? describeUnsafe(env, source) : [];
  const problems = [...describeHalfPooler(env), ...describeHalfBucket(env), ...describeHalfGateway(env), ...unsafe];
  if (problems.length > 0) throw new OperatorError(problems.join("\n"));
  return { ...env, sessionSecret: env.SESSION_SECRET ?? demoSecret };
}

function describeIssue({ path, message }: z.core.$ZodIssue) {
  const name = path.join(".");
  return message.startsWith("must ") ? `${name} ${message}.` : `${name} is wrong: ${message}.`;
}

function describeHalfPooler({ DATABASE_POOLER, DATABASE_URL, DATABASE_DIRECT_URL }: Settings): string[] {
  if (!DATABASE_POOLER && !DATABASE_DIRECT_URL) return [];
  if (!DATABASE_POOLER) {
    return ["Set DATABASE_POOLER=true when DATABASE_URL names a pooler, or leave DATABASE_DIRECT_URL out."];
  }
  if (!DATABASE_URL) return ["DATABASE_POOLER is set: set DATABASE_URL to the pooler's address."];
  if (DATABASE_DIRECT_URL && DATABASE_DIRECT_URL !== DATABASE_URL) return [];
  return [
    "DATABASE_POOLER is set: set DATABASE_DIRECT_URL to the PostgreSQL server behind the pooler, where migrations run.",
  ];
}

function describeHalfBucket(env: Settings): string[] {
  const names = ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const given = names.filter((name) => env[name] !== undefined);
  if (!env.S3_BUCKET && given.length > 0) return [`Set S3_BUCKET to a bucket, or leave ${given.join(" and ")} out.`];
  if ((env.S3_ACCESS_KEY_ID === undefined) === (env.S3_SECRET_ACCESS_KEY === undefined)) return [];
  return ["Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or neither."];
}

function describeHalfGateway(env: Settings): string[] {
  const account = [env.BRAINTREE_ENVIRONMENT, env.BRAINTREE_MERCHANT_ID, env.BRAINTREE_PUBLIC_KEY];
  if (new Set([...account, env.BRAINTREE_PRIVATE_KEY].map((one) => one === undefined)).size === 1) return [];
  return [
    "Set BRAINTREE_ENVIRONMENT, BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY together, or none.",
  ];
}

function describeUnsafe(env: Settings, source: Source): string[] {
  const problems: string[] = [];
  if (!env.SESSION_SECRET || env.SESSION_SECRET === demoSecret) {
    problems.push("Set SESSION_SECRET to at least 32 random characters, for example from `openssl rand -hex 32`.");
  }
  if (!source.DATABASE_URL && !source.DATA_DIR) {
    problems.push("Set DATABASE_URL to a PostgreSQL server, or DATA_DIR to a folder for the embedded one.");
  }
  if (env.RESEND_API_KEY && !env.PUBLIC_URL) {
    problems.push("Set PUBLIC_URL to the address people use: the links in mails lead there.");
  }
  if (env.RESEND_API_KEY && !source.MAIL_FROM) {
    problems.push("Set MAIL_FROM to the sender of mails, such as Macrocycle <hello@example.com>.");
  }
  if (env.BRAINTREE_SANDBOX_URL) {
    problems.push("Leave BRAINTREE_SANDBOX_URL out: the sandbox gateway takes no money.");
  }
  return problems;
}

/** Of the process. Never throws: a wrong level is left to readEnv, whose sentence names it. */
export function logLevel() {
  return levels.catch("info").parse(process.env.LOG_LEVEL || undefined);
}

let current: Env | undefined;

export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

export function listensOn(port: number) {
  if (env().PORT === 0) current = { ...env(), PORT: port };
}
