import { spawn } from "node:child_process";
import { once } from "node:events";
import { compileCache, untilListening } from "./processes.ts";

/** Starts a server whose clock its test moves. Whoever starts it ends its process. */
export function spawnMoved(env: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", "./tests/support/servers/moved-clock.ts", "scripts/start.ts"], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: {
      ...compileCache,
      ...{ PATH: process.env.PATH ?? "", NODE_ENV: "production", DEMO: "1", WORKER: "off", LOG_LEVEL: "error" },
      ...{ HOST: "127.0.0.1", PORT: "0", STOP_GRACE: "0", ...env },
    },
  });
  return {
    child,
    listening: child.stdout ? untilListening(child.stdout) : Promise.reject(new Error("The server says nothing.")),
    async moveTo(time: Date) {
      const heard = once(child, "message");
      child.send({ ahead: time.getTime() - Date.now() });
      await heard;
    },
  };
}
