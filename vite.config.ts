import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { chunkOf } from "./scripts/bundle/chunks.ts";
import { compactManifest } from "./scripts/bundle/compact-manifest.ts";
import { compressFiles } from "./scripts/bundle/compress.ts";
import { writeRoutePatterns } from "./scripts/bundle/route-patterns.ts";
import { versionOf } from "./scripts/bundle/version-of.ts";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [tailwindcss(), remix({ ...remixConfig, buildEnd })],
  // why: without the entries the first visit in development meets two copies of React
  // why: native modules stay on the server, but the entries lead to them
  optimizeDeps: { entries: ["./app/**/*.tsx"], exclude: ["@node-rs/argon2", "sharp"] },
  server: { watch: { ignored: ["**/.data/**"] } },
  // why: the browser keeps them for a year; Vite serves what is in public only by its name
  define: { scriptsVersion: JSON.stringify(command === "build" ? `/${versionOf("public/scripts")}` : "") },
  build: {
    sourcemap: false,
    rollupOptions: {
      output: { manualChunks: chunkOf },
      onwarn: (warning, warn) => (isOnPurpose(warning, isSsrBuild) ? undefined : warn(warning)),
    },
    // why: every page carries React and Remix; terser makes them 3 kB (gzip) smaller than esbuild does
    target: "es2022",
    minify: isSsrBuild ? false : "terser",
    terserOptions: { ecma: 2020, module: true, format: { comments: false } },
  },
}));

/** A route without a page is an empty file in the browser's build; the server has no chunks to move a module into. */
function isOnPurpose({ code, plugin }: { code?: string; plugin?: string }, isServer = false) {
  return code === "EMPTY_BUNDLE" || (isServer && plugin === "vite:reporter");
}

async function buildEnd({ remixConfig }: { remixConfig: { routes: Parameters<typeof writeRoutePatterns>[0] } }) {
  await compactManifest("build/client/assets");
  for (const folder of ["assets", "scripts"]) await compressFiles(`build/client/${folder}`);
  await writeRoutePatterns(remixConfig.routes, "build/server/route-patterns.json");
}
