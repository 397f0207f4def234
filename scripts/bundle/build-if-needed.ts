import { spawnSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";

const sources = [
  "app/**/*.*",
  "public/**/*.*",
  "db/**/*.ts",
  "*.config.{ts,js}",
  "package-lock.json",
  "scripts/bundle/{chunks,compact-manifest,compress,route-patterns}.ts",
  "patches/*",
];
const built = "build/server/index.js";

function buildIfNeeded() {
  if (existsSync(built) && newest() < statSync(built).mtimeMs) return;
  console.log("Building …");
  const { status } = spawnSync("npx", ["remix", "vite:build", "--logLevel", "warn"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function newest() {
  const files = globSync(sources).filter((file) => !file.includes(".test."));
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

buildIfNeeded();
