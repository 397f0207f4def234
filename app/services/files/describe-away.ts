import type { StoreAway } from "#app/domain/errors.ts";

/** A mistyped address looks like an outage, so the setting is named. */
export function describeAway({ message, cause }: StoreAway): string {
  const { code = "", hostname } = (cause ?? {}) as { code?: string; hostname?: string };
  if (!hostname || !/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return message;
  return `${message} The name ${hostname} can't be resolved: check S3_ENDPOINT, or S3_REGION at Amazon.`;
}
