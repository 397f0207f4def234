import type { Clip } from "./clip.ts";

export function formatClip({ kind, title }: Pick<Clip, "kind" | "title">): string {
  return `${kind} ${title}`;
}
