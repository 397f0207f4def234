export type Fields = Record<string, unknown>;

export function fieldsOf(from: unknown, name: string): Fields {
  const part = isFields(from) ? from[name] : undefined;
  return isFields(part) ? part : {};
}

export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;
}

export function flagOf(fields: Fields, name: string): boolean | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  return value === true || value === "true";
}

export function textsOf(fields: Fields, name: string): string[] {
  const value = fields[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** '12.34': a point and at most two decimals. */
export function centsOf(price: string): number | null {
  const [, euros, decimals = ""] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(price) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(decimals.padEnd(2, "0"));
}

export function priceOf(cents: number): string {
  return (cents / 100).toFixed(2);
}

export function isId(text: string): boolean {
  return /^[0-9a-z_-]{1,36}$/i.test(text);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
