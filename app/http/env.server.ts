import { z } from "zod";
import { timeZoneOf } from "#app/domain/schedule/time-zone.ts";

const notPostgres =
  "name a PostgreSQL server, such as postgres://user:password@host:5432/database, or leave it out for the embedded one.";
const notDirect =
  "name the PostgreSQL server behind the pooler, such as postgres://user:password@host:5432/database, or leave it out.";
const httpsUrl = z.url({ protocol: /^https$/ });
const flag = z.stringbool().optional();
const demoSecret = "demo-secret-that-only-the-demo-uses";

/** All settings, read once. docs/running.md lists them. */
const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: notPostgres }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  /** Set it if DATABASE_URL names a transaction pooler (PgBouncer). */
  DATABASE_POOLER: flag.default(false),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/, error: notDirect }).optional(),
  /** For going back to the build before: it starts on a newer database, and neither migrates nor seeds. */
  ALLOW_NEWER_DATABASE: flag.default(false),
  /** Seconds from SIGTERM during which requests are still served, so that a load balancer notices. */
  STOP_GRACE: z.coerce.number().min(0).max(300).default(5),
  DATA_DIR: z.string().min(1).default(".data"),
  /** Uploaded files go to this S3-compatible bucket instead of DATA_DIR. */
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  READY_WITHOUT_BUCKET: flag.default(true),
  SESSION_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  PRODUCT_NAME: z.string().min(1).default("Macrocycle"),
  PUBLIC_URL: z.url().optional(),
  APP_STORE_URL: httpsUrl.optional(),
  GOOGLE_PLAY_URL: httpsUrl.optional(),
  VIDEO_URL: httpsUrl.optional(),
  FACEBOOK_URL: httpsUrl.optional(),
  INSTAGRAM_URL: httpsUrl.optional(),
  LINKEDIN_URL: httpsUrl.optional(),
  YOUTUBE_URL: httpsUrl.optional(),
  /** Trust X-Forwarded-For of the one proxy in front. */
  TRUST_PROXY: flag.default(false),
  VIDEO_OEMBED_URL: z.url().default("https://www.youtube.com/oembed"),
  /** The platform's share of every price, in percent with up to 2 decimals. */
  TS_COMMISSION_RATE: z.coerce.number().min(0).max(100).multipleOf(0.01).default(20),
  /** Without it, mails stay in the outbox. */
  RESEND_API_KEY: z.string().min(1).optional(),
  RESEND_BASE_URL: z.url().default("https://api.resend.com"),
  MAIL_FROM: z.string().min(3).default("Macrocycle <no-reply@localhost>"),
  SUPPORT_EMAIL: z.email().optional(),
  BRAINTREE_ENVIRONMENT: z.enum(["sandbox", "production"]).optional(),
  BRAINTREE_MERCHANT_ID: z.string().min(1).optional(),
  BRAINTREE_PUBLIC_KEY: z.string().min(1).optional(),
  BRAINTREE_PRIVATE_KEY: z.string().min(1).optional(),
  BRAINTREE_MERCHANT_ACCOUNT_ID: z.string().min(1).optional(),
  BRAINTREE_3D_SECURE: z.stringbool().default(true),
  BRAINTREE_SANDBOX_URL: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }).optional(),
  /** The time zone of the gateway's account, which defines its days. */
  BRAINTREE_TIME_ZONE: z
    .string()
    .refine((name) => timeZoneOf(name) !== null, "name a time zone, such as Europe/Zagreb")
    .default("UTC"),
  SELLER_NAME: z.string().min(1).optional(),
  SELLER_ADDRESS: z.string().min(1).optional(),
  SELLER_OIB: z.string().min(1).optional(),
  SELLER_VAT_ID: z.string().min(1).optional(),
  /** Percent with up to 2 decimals, included in prices; without it invoices show no VAT. */
  VAT_RATE: z.coerce.number().min(0).max(100).multipleOf(0.01).optional(),
  /** `inline`: the server sends mails itself; `off`: `npm run worker` does. */
  WORKER: z.enum(["inline", "off"]).default("inline"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  DEMO: flag.default(false),
});

export type Env = z.infer<typeof schema> & { sessionSecret: string };

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
    missing.push("Set MAIL_FROM to the sender of mails, such as Macrocycle <hello@example.com>.");
  }
  if (env.BRAINTREE_SANDBOX_URL) {
    missing.push("Leave BRAINTREE_SANDBOX_URL out: the sandbox gateway takes no money.");
  }
  if (missing.length > 0) throw new Error(missing.join("\n"));
}

let current: Env | undefined;

export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

export function listensOn(port: number) {
  if (env().PORT === 0) current = { ...env(), PORT: port };
}
