import type { z } from "zod";
import { countRead } from "#app/services/request-state.server.ts";

const sizeLimit = 8 * 1024 * 1024;

export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema) {
  const text = await readText(request);
  if (text === null) return { ok: false as const, reason: "The request is too long." };
  const parsed = schema.safeParse(parse(text));
  if (parsed.success) return { ok: true as const, value: parsed.data as z.output<Schema> };
  const [issue] = parsed.error.issues;
  return { ok: false as const, reason: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "Not understood."}` };
}

async function readText(request: Request) {
  if (Number(request.headers.get("Content-Length") ?? 0) > sizeLimit) return null;
  const text = await request.text();
  countRead(text.length, 0);
  return text.length > sizeLimit ? null : text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
