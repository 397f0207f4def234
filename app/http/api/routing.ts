import type { Method, Operation, Resource } from "./operation.ts";

type Pattern = { segments: string[]; operations: Map<string, Operation> };

export type Router = (path: string) => Map<string, Operation> | null;

/** Of two matching paths, the one with literal segments further left wins. */
export function routerOf(resources: readonly Resource[]): Router {
  const patterns = new Map<string, Pattern>();
  for (const operation of resources.flatMap(({ operations }) => operations)) {
    const key = operation.path.replace(/\{\w+\}/g, "{}");
    const pattern = patterns.get(key) ?? { segments: operation.path.split("/"), operations: new Map() };
    if (pattern.operations.has(operation.method)) {
      throw new Error(`${operation.method} ${operation.path} is declared twice.`);
    }
    pattern.operations.set(operation.method, operation);
    patterns.set(key, pattern);
  }
  const ordered = [...patterns.values()].sort(wordsFirst);
  return (path) => {
    const given = path.split("/");
    return ordered.find(({ segments }) => fits(segments, given))?.operations ?? null;
  };
}

export function paramsIn({ path }: Operation, given: string): Record<string, string> {
  const values = given.split("/");
  const named = path.split("/").flatMap((segment, at) => (isName(segment) ? [[segment.slice(1, -1), values[at]]] : []));
  return Object.fromEntries(named);
}

export function allowed(operations: Map<string, Operation>): string {
  const methods = [...operations.keys()] as Method[];
  return [...methods, ...(operations.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

function wordsFirst(one: Pattern, other: Pattern) {
  const shape = ({ segments }: Pattern) => segments.map((segment) => (isName(segment) ? "1" : "0")).join("");
  return shape(one).localeCompare(shape(other));
}

function fits(segments: string[], given: string[]) {
  if (segments.length !== given.length) return false;
  return segments.every((segment, at) => (isName(segment) ? given[at] !== "" : segment === given[at]));
}

function isName(segment: string) {
  return segment.startsWith("{");
}
