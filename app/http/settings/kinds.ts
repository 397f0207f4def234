import { z } from "zod";

/** Each message continues the name of its setting. */
export const flag = z.stringbool("must be true or false").optional();
export const httpsUrl = z
  .url({ protocol: /^https$/, error: "must be an address that begins with https://" })
  .optional();
export const httpUrl = z.url({
  protocol: /^https?$/,
  error: "must be an address that begins with http:// or https://",
});

export function oneOf<const T extends readonly string[]>(names: T) {
  return z.enum(names, `must be one of ${names.join(", ")}`);
}

export function numberFrom(min: number, max: number, { decimals = 0 } = {}) {
  const ending = decimals > 0 ? `, with up to ${decimals} decimals` : "";
  const error = `must be a ${decimals > 0 ? "" : "whole "}number from ${min} to ${max}${ending}`;
  const written = decimals > 0 ? new RegExp(`^\\d+(\\.\\d{1,${decimals}})?$`) : /^\d+$/;
  return z.string().regex(written, error).transform(Number).pipe(z.number().min(min, error).max(max, error));
}
