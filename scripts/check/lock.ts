import { readFileSync } from "node:fs";

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, Package> };

/**
 * Reports what keeps `npm ci` from installing the same everywhere: missing packages of other platforms, missing
 * checksums, registry addresses, and install scripts that package.json does not allow.
 */
export function findLockProblems({ packages }: Lock, allowed: Record<string, boolean>) {
  return Object.entries(packages).flatMap(([place, one]) => [
    ...Object.keys(one.optionalDependencies ?? {})
      .filter((name) => !isFound(packages, place, name))
      .map((name) => `${title(place, one)} lacks its ${name}`),
    ...(place && !one.integrity && !one.inBundle && !one.link ? [`${title(place, one)} has no checksum`] : []),
    ...(one.resolved && !one.link ? [`${title(place, one)} names a registry: ${one.resolved}`] : []),
    ...(one.hasInstallScript && place && !(nameOf(place) in allowed)
      ? [`${title(place, one)} has an install script that allowScripts does not name`]
      : []),
  ]);
}

function isFound(packages: Lock["packages"], place: string, name: string): boolean {
  if (packages[`${place}${place && "/"}node_modules/${name}`]) return true;
  return place !== "" && isFound(packages, place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/"))), name);
}

function nameOf(place: string) {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}

function title(place: string, { version = "" }: Package) {
  return place ? `${nameOf(place)}@${version}` : "package.json";
}

if (import.meta.main) {
  const [lock, { allowScripts }] = ["package-lock.json", "package.json"].map((file) =>
    JSON.parse(readFileSync(file, "utf8")),
  );
  const lacking = findLockProblems(lock, allowScripts);
  for (const line of lacking) console.error(line);
  process.exitCode = lacking.length === 0 ? 0 : 1;
}
