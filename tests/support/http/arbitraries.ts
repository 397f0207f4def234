import fc, { type Arbitrary } from "fast-check";

export type Schema = { [key: string]: unknown };
type Known = {
  /** By its reference, `#/components/schemas/…`. */
  resolve: (ref: string) => Schema;
  /** Ids that stand for something, of whoever. */
  ids: readonly string[];
};

/** What reads like text and is none that anybody waits for. */
const hostile = [
  ...["", " ", "'", "' or 1=1 --", "%", "\\", "\u0000", "\ud800", "‮", "<script>", "../../etc/passwd", "null", "-1"],
  ...[
    "9".repeat(40),
    "x".repeat(3000),
    "😀".repeat(50),
    "2026-02-30",
    "9999-12-31T23:59:59Z",
    "00000000-0000-0000-0000-000000000000",
  ],
];

export const hostileText: Arbitrary<string> = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: "binary" }));

/** Values of a schema, now and then something else. */
export function valuesOf(schema: Schema, known: Known, depth = 0): Arbitrary<unknown> {
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    hostileText,
    fc.constantFrom(null, -1, 2 ** 53, 1e300, true, [], {}),
  );
  return fc.oneof({ weight: 12, arbitrary: fitting(schema, known, depth) }, { weight: 1, arbitrary: odd });
}

function fitting(schema: Schema, known: Known, depth: number): Arbitrary<unknown> {
  if (typeof schema.$ref === "string") return valuesOf(known.resolve(schema.$ref), known, depth + 1);
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const kinds = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (kinds) return fc.oneof(...kinds.map((kind) => valuesOf(kind, known, depth)));
  switch (schema.type) {
    case "string":
      return texts(schema, known);
    case "integer":
      return fc.integer({
        min: Math.max(Number(schema.minimum ?? 0), -(2 ** 31)),
        max: Math.min(Number(schema.maximum ?? 2 ** 31), 2 ** 31),
      });
    case "number":
      return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ noNaN: true }));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(depth > 8 ? fc.constant(null) : valuesOf((schema.items ?? {}) as Schema, known, depth + 1), {
        maxLength: 3,
      });
    case "object":
      return objects(schema, known, depth);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function texts({ format }: Schema, { ids }: Known): Arbitrary<string> {
  if (format === "uuid") return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === "date")
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((day) => day.toISOString().slice(0, 10));
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString());
  if (format === "email") return fc.emailAddress();
  return fc.oneof(fc.lorem({ maxCount: 3 }), hostileText);
}

/** What must be there mostly is, and what may be missing sometimes. */
function objects({ properties = {}, required = [] }: Schema, known: Known, depth: number) {
  if (depth > 8) return fc.constant({});
  const fields = Object.entries(properties as Record<string, Schema>);
  const record = Object.fromEntries(fields.map(([name, schema]) => [name, valuesOf(schema, known, depth + 1)]));
  return fc.record(record, { requiredKeys: (required as string[]).filter((name) => name in record) });
}

type FilterFields = Record<string, { kind: string | string[]; operations: string[] }>;

/** Filters over these fields, joined now and then, whose values mostly are of their field's kind. */
export function filtersOf(fields: FilterFields, ids: readonly string[]): Arbitrary<unknown> {
  const leaves = Object.entries(fields).map(([field, { kind, operations }]) => {
    const value = filterValue(kind, ids);
    const values = fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 3 }), fc.constant(null), hostileText);
    return fc.record({
      field: fc.constant(field),
      operation: fc.constantFrom(...operations, "in", "contains"),
      value: values,
    });
  });
  const leaf = fc.oneof(...leaves);
  const joined = fc.record({
    operation: fc.constantFrom("and", "or"),
    value: fc.array(leaf, { minLength: 1, maxLength: 3 }),
  });
  return fc.oneof({ weight: 4, arbitrary: leaf }, { weight: 1, arbitrary: joined });
}

function filterValue(kind: string | string[], ids: readonly string[]): Arbitrary<unknown> {
  if (Array.isArray(kind)) return fc.constantFrom(...kind);
  switch (kind) {
    case "id":
      return fc.constantFrom(...ids);
    case "flag":
      return fc.boolean();
    case "whole":
      return fc.integer();
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "day":
      return fc.constantFrom("2026-03-02", "0001-01-01", "9999-12-31");
    case "instant":
      return fc.constantFrom("2026-03-02T09:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z");
    default:
      return hostileText;
  }
}

const key = fc.oneof(
  fc.constantFrom("2026-03-02T09:00:00.000000Z", "2026-03-02", "x", "\u0000", "%"),
  fc.uuid(),
  fc.integer(),
);

/** Cursors as a list might write them, of whatever keys. */
export const cursors = fc
  .array(key, { maxLength: 3 })
  .map((keys) => Buffer.from(JSON.stringify(keys)).toString("base64url"));
