import { existsSync, readFileSync } from "node:fs";

/** Written by the build: the patterns of all addresses. */
const patternsFile = "build/server/route-patterns.json";

export type RouteOf = (path: string) => string;

type Branch = { words: Map<string, Branch>; param?: Branch; rest?: string; pattern?: string };

/** What no pattern fits; a path may contain a token or a name. */
const unknown = "/*";

/** A worker has no requests and needs no build. */
export function readRoutes(): RouteOf {
  return routesOf(existsSync(patternsFile) ? JSON.parse(readFileSync(patternsFile, "utf8")) : []);
}

/** As Remix chooses: words before parameters, and those before the rest of a path. */
function routesOf(patterns: string[]): RouteOf {
  const root: Branch = { words: new Map() };
  for (const pattern of patterns) plant(root, pattern);
  return (path) => {
    // why: Remix fetches the data of a page from its address with this ending
    const page = path.replace(/\.data$/, "");
    return findIn(root, segmentsOf(page === "/_root" ? "/" : page), 0) ?? unknown;
  };
}

function segmentsOf(path: string) {
  return path.split("/").filter(Boolean);
}

function plant(root: Branch, pattern: string) {
  let branch = root;
  for (const segment of segmentsOf(pattern)) {
    if (segment === "*") {
      branch.rest = pattern;
      return;
    }
    const next = (segment.startsWith(":") ? branch.param : branch.words.get(segment)) ?? { words: new Map() };
    if (segment.startsWith(":")) branch.param = next;
    else branch.words.set(segment, next);
    branch = next;
  }
  branch.pattern = pattern;
}

function findIn(branch: Branch, segments: string[], at: number): string | undefined {
  const segment = segments[at];
  if (segment === undefined) return branch.pattern ?? branch.rest;
  const word = branch.words.get(segment);
  const found = word && findIn(word, segments, at + 1);
  return found ?? (branch.param && findIn(branch.param, segments, at + 1)) ?? branch.rest;
}
