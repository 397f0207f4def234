import type { Env } from "#app/http/env.server.ts";
import type { MailSettings } from "./words.server.ts";

/** Links lead to PUBLIC_URL, never to a host that a request names; without it to where this process listens. */
export function mailSettings(env: Env): MailSettings {
  return {
    productName: env.PRODUCT_NAME,
    publicUrl: env.PUBLIC_URL ?? `http://${env.HOST ?? "localhost"}:${env.PORT}`,
    from: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    secret: env.sessionSecret,
  };
}
