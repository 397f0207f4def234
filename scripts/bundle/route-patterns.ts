import { writeFile } from "node:fs/promises";

type Routes = Record<string, { id: string; parentId?: string; path?: string; index?: boolean }>;

/** For telemetry, which runs outside the build. */
export async function writeRoutePatterns(routes: Routes, file: string) {
  const patterns = Object.values(routes).flatMap((route) =>
    route.path || route.index ? [addressOf(routes, route) || "/"] : [],
  );
  await writeFile(file, JSON.stringify([...new Set(patterns)]));
}

function addressOf(routes: Routes, { parentId, path }: Routes[string]): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const own = path?.replace(/^\//, "");
  return `${parent ? addressOf(routes, parent) : ""}${own ? `/${own}` : ""}`;
}
