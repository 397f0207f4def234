import { z } from "zod";

/** A backup is a gzipped tar: `begin.json`, tables in pieces as COPY writes them, files, and `end.json`. */
export const format = 1;

export const beginEntry = "begin.json";
export const endEntry = "end.json";
export const tablesFolder = "tables";
export const filesFolder = "files";

export const beginSchema = z.object({
  format: z.literal(format),
  at: z.iso.datetime(),
  migration: z.object({ tag: z.string(), when: z.number() }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

export const endSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number(), sha256: z.string() }),
});

export type Begin = z.infer<typeof beginSchema>;
export type Table = Begin["tables"][number];
export type End = z.infer<typeof endSchema>;

/** The same sentence for both commands; tables without rows are left out. */
export function formatCounts({ tables, files }: End): string {
  const filled = Object.entries(tables).filter(([, { rows }]) => rows > 0);
  const lines = filled.map(([name, { rows }]) => `${String(rows).padStart(9)}  ${name}`);
  const all = filled.reduce((sum, [, { rows }]) => sum + rows, 0);
  const total = `${all} rows in ${Object.keys(tables).length} tables, ${files.count} files (${megabytes(files.bytes)}).`;
  return [...lines, total].join("\n");
}

export function megabytes(bytes: number) {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
