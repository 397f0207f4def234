// Runs on the machine's own Node before anything is installed: only node: built-ins here.
import { spawn } from "node:child_process";
import { install, run, runtime } from "./bootstrap.js";

install();
const node = runtime();
run(node, ["scripts/bundle/build-if-needed.ts"]);
const child = spawn(node, ["scripts/demo.ts"], { stdio: "inherit", env: { ...process.env, DEMO: "1" } });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
