import type { Env } from "#app/http/env.server.ts";
import type { MailSettings } from "./words.server.ts";

/** PUBLIC_URL, never a host from a request; without it, the address of this process. */
export function mailSettings(env: Env): MailSettings {
  return {
    productName: env.PRODUCT_NAME,
    publicUrl: env.PUBLIC_URL ?? `http://${env.HOST ?? "localhost"}:${env.PORT}`,
    from: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    secret: env.sessionSecret,
  };
}
