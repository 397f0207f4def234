import type { Logger } from "pino";
import { current } from "./current.ts";

type Exporter<T> = { export(items: T, done: (result: Result) => void): void };
type Result = { code: number; error?: Error };

/**
 * Exports outside of the request that happened to fill the batch, and logs the first failure of a signal and the first
 * success after it.
 */
export function watched<T, E extends Exporter<T>>(exporter: E, signal: "traces" | "metrics", log: Logger): E {
  const send: Exporter<T>["export"] = exporter.export.bind(exporter);
  let isAway = false;

  function note({ code, error }: Result) {
    if (code === 0 && isAway) log.info({ signal }, "telemetry back");
    if (code !== 0 && !isAway) log.warn({ signal, reason: error?.message ?? "unknown" }, "telemetry away");
    isAway = code !== 0;
  }

  exporter.export = (items, done) =>
    current.run(undefined, () =>
      send(items, (result) => {
        note(result);
        done(result);
      }),
    );
  return exporter;
}
