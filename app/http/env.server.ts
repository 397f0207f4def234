import { z } from "zod";
import { timeZoneOf } from "#app/domain/schedule/time-zone.ts";

const notPostgres =
  "name a PostgreSQL server, as postgres://user:password@host:5432/database, or leave it out for the embedded one.";
const notDirect =
  "name the PostgreSQL server behind the pooler, as postgres://user:password@host:5432/database, or leave it out.";
const httpsUrl = z.url({ protocol: /^https$/ });
const flag = z.stringbool().optional();
const demoSecret = "demo-secret-that-only-the-demo-uses";

/** Every setting of the product, read once. docs/running.md lists them. */
const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  /** 0: the system chooses one, and the line that says where the server listens names it. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: notPostgres }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  /** Set when DATABASE_URL names a transaction pooler (PgBouncer). */
  DATABASE_POOLER: flag.default(false),
  /** The server behind the pooler: migrations need a session of their own. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/, error: notDirect }).optional(),
  /** Seconds from SIGTERM during which requests are still served, so that a load balancer learns of it. */
  STOP_GRACE: z.coerce.number().min(0).max(300).default(5),
  DATA_DIR: z.string().min(1).default(".data"),
  /** Where uploaded files are kept instead of in DATA_DIR: a bucket of an S3-compatible store. */
  S3_BUCKET: z.string().min(3).optional(),
  /** Of any but Amazon's own. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  /** Without them the store's client looks where it does by itself, such as at the machine's role. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SESSION_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  PRODUCT_NAME: z.string().min(1).default("Macrocycle"),
  /** The address people use, when a proxy changes the Host header. */
  PUBLIC_URL: z.url().optional(),
  /** Where athletes find the mobile app; what is not set is not shown. */
  APP_STORE_URL: httpsUrl.optional(),
  GOOGLE_PLAY_URL: httpsUrl.optional(),
  /** Where the footer leads: a video about the product, and its pages elsewhere; what is not set is not shown. */
  VIDEO_URL: httpsUrl.optional(),
  FACEBOOK_URL: httpsUrl.optional(),
  INSTAGRAM_URL: httpsUrl.optional(),
  LINKEDIN_URL: httpsUrl.optional(),
  YOUTUBE_URL: httpsUrl.optional(),
  /** Believe X-Forwarded-For of the one proxy in front. */
  TRUST_PROXY: flag.default(false),
  /** The video site's oEmbed address; tests point it at a server of their own. */
  VIDEO_OEMBED_URL: z.url().default("https://www.youtube.com/oembed"),
  /** The platform's share of every price, in percent with up to 2 decimals. */
  TS_COMMISSION_RATE: z.coerce.number().min(0).max(100).multipleOf(0.01).default(20),
  /** The mail provider's key; without it mails stay in the outbox until there is one. */
  RESEND_API_KEY: z.string().min(1).optional(),
  RESEND_BASE_URL: z.url().default("https://api.resend.com"),
  MAIL_FROM: z.string().min(3).default("Macrocycle <no-reply@localhost>"),
  /** Where support is asked; mails name it to those who need help. */
  SUPPORT_EMAIL: z.email().optional(),
  /** The card provider's account; without its credentials nothing can be paid, and all else works. */
  BRAINTREE_ENVIRONMENT: z.enum(["sandbox", "production"]).optional(),
  BRAINTREE_MERCHANT_ID: z.string().min(1).optional(),
  BRAINTREE_PUBLIC_KEY: z.string().min(1).optional(),
  BRAINTREE_PRIVATE_KEY: z.string().min(1).optional(),
  /** The merchant account in euros, where it is not the default one. */
  BRAINTREE_MERCHANT_ACCOUNT_ID: z.string().min(1).optional(),
  /** Whether the bank of a card has to authenticate who pays. */
  BRAINTREE_3D_SECURE: z.stringbool().default(true),
  /** The sandbox gateway that ships with the project: set by what starts it. */
  BRAINTREE_SANDBOX_URL: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }).optional(),
  /** Of the gateway's account: its days are days of this zone. */
  BRAINTREE_TIME_ZONE: z
    .string()
    .refine((name) => timeZoneOf(name) !== null, "name a time zone, as Europe/Zagreb")
    .default("UTC"),
  /** Who sells, as it stands on invoices; lines are separated by commas. */
  SELLER_NAME: z.string().min(1).optional(),
  SELLER_ADDRESS: z.string().min(1).optional(),
  SELLER_OIB: z.string().min(1).optional(),
  SELLER_VAT_ID: z.string().min(1).optional(),
  /** Percent, with up to 2 decimals, that prices include; without it invoices show no VAT. */
  VAT_RATE: z.coerce.number().min(0).max(100).multipleOf(0.01).optional(),
  /** `inline`: mails are sent by the server itself; `off`: by `npm run worker`. */
  WORKER: z.enum(["inline", "off"]).default("inline"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  DEMO: flag.default(false),
});

export type Env = z.infer<typeof schema> & { sessionSecret: string };

/** The settings of this process, or an Error that says in one sentence per setting what to change. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")));
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  }
  const env = parsed.data;
  refuseHalfPooler(env);
  if ((env.S3_ACCESS_KEY_ID === undefined) !== (env.S3_SECRET_ACCESS_KEY === undefined)) {
    throw new Error("Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or neither.");
  }
  const braintree = [env.BRAINTREE_ENVIRONMENT, env.BRAINTREE_MERCHANT_ID, env.BRAINTREE_PUBLIC_KEY];
  if (new Set([...braintree, env.BRAINTREE_PRIVATE_KEY].map((one) => one === undefined)).size > 1) {
    throw new Error(
      "Set BRAINTREE_ENVIRONMENT, BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY together, or none.",
    );
  }
  if (env.NODE_ENV === "production" && !env.DEMO) refuseUnsafeProduction(env, source);
  return { ...env, sessionSecret: env.SESSION_SECRET ?? demoSecret };
}

function refuseHalfPooler({ DATABASE_POOLER, DATABASE_URL, DATABASE_DIRECT_URL }: z.infer<typeof schema>) {
  if (!DATABASE_POOLER && !DATABASE_DIRECT_URL) return;
  if (!DATABASE_POOLER) {
    throw new Error("Set DATABASE_POOLER=true when DATABASE_URL names a pooler, or leave DATABASE_DIRECT_URL out.");
  }
  if (!DATABASE_URL) throw new Error("DATABASE_POOLER is set: set DATABASE_URL to the pooler's address.");
  if (!DATABASE_DIRECT_URL || DATABASE_DIRECT_URL === DATABASE_URL) {
    throw new Error(
      "DATABASE_POOLER is set: set DATABASE_DIRECT_URL to the PostgreSQL server behind the pooler, where migrations run.",
    );
  }
}

function refuseUnsafeProduction(env: z.infer<typeof schema>, source: Record<string, string | undefined>) {
  const missing: string[] = [];
  if (!env.SESSION_SECRET || env.SESSION_SECRET === demoSecret) {
    missing.push("Set SESSION_SECRET to at least 32 random characters, for example from `openssl rand -hex 32`.");
  }
  if (!source.DATABASE_URL && !source.DATA_DIR) {
    missing.push("Set DATABASE_URL to a PostgreSQL server, or DATA_DIR to a folder for the embedded one.");
  }
  if (env.RESEND_API_KEY && !env.PUBLIC_URL) {
    missing.push("Set PUBLIC_URL to the address people use: the links in mails lead there.");
  }
  if (env.RESEND_API_KEY && !source.MAIL_FROM) {
    missing.push("Set MAIL_FROM to the sender of mails, as Macrocycle <hello@example.com>.");
  }
  if (env.BRAINTREE_SANDBOX_URL) {
    missing.push("Leave BRAINTREE_SANDBOX_URL out: the sandbox gateway takes no money.");
  }
  if (missing.length > 0) throw new Error(missing.join("\n"));
}

let current: Env | undefined;

/** The settings of this process, read at the first call. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/** Replaces PORT=0 by the port that the system chose. */
export function listensOn(port: number) {
  if (env().PORT === 0) current = { ...env(), PORT: port };
}
