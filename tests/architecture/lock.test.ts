import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findLockProblems, type Lock } from "#scripts/check/lock.ts";

const checksum = { version: "1.0.0", integrity: "sha512-" };
const whole: Lock = {
  packages: {
    "": { version: "1.0.0", optionalDependencies: { runtime: "1" } },
    "node_modules/runtime": { ...checksum, hasInstallScript: true },
    "node_modules/tool": { ...checksum, optionalDependencies: { "@tool/linux": "1", "@tool/windows": "1" } },
    "node_modules/tool/node_modules/@tool/linux": checksum,
    "node_modules/@tool/windows": checksum,
    "node_modules/tool/node_modules/bundled": { version: "1.0.0", inBundle: true },
  },
};

test("nothing lacks in a lock file that has every platform's package", () => {
  expect(findLockProblems(whole, { runtime: true })).toEqual([]);
});

test("a platform's package, a checksum and a permission that lack are named, and so is a registry's address", () => {
  const packages: Lock["packages"] = { ...whole.packages, "node_modules/late": { version: "2.0.0" } };
  delete packages["node_modules/@tool/windows"];
  packages["node_modules/tool/node_modules/@tool/linux"] = { ...checksum, resolved: "https://registry.test/linux.tgz" };
  expect(findLockProblems({ packages }, {})).toEqual([
    "runtime@1.0.0 has an install script that allowScripts does not name",
    "tool@1.0.0 lacks its @tool/windows",
    "@tool/linux@1.0.0 names a registry: https://registry.test/linux.tgz",
    "late@2.0.0 has no checksum",
  ]);
});

test("the image runs the Node.js that the lock file names", () => {
  const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const bases = [...readFileSync("Dockerfile", "utf8").matchAll(/^FROM node:(\d+\.\d+\.\d+)-\S+/gm)];
  expect(new Set(bases.map(([, version]) => version))).toEqual(new Set([lock.packages["node_modules/node"]?.version]));
});
