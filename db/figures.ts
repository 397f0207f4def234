import diagnostics from "node:diagnostics_channel";

/** Of a pool: places for statements and transactions, those that are taken, and statements that wait for one. */
type PoolFigures = { limit: number; used: number; waiting: number };

type QueueFigures = { queue: string; waiting: number };

export type Figures = { pools: PoolFigures[]; queues: Promise<QueueFigures[]>[] };

const channel = "macrocycle.figures";

/** Telemetry asks before each export; `tell` adds to the answer. Returns how to stop. */
export function onFigures(tell: (figures: Figures) => void) {
  const listener = (message: unknown) => tell(message as Figures);
  diagnostics.subscribe(channel, listener);
  return () => void diagnostics.unsubscribe(channel, listener);
}

export function askFigures(): Figures {
  const figures: Figures = { pools: [], queues: [] };
  diagnostics.channel(channel).publish(figures);
  return figures;
}
