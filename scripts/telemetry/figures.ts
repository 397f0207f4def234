import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { getHeapSpaceStatistics } from "node:v8";
import type { BatchObservableResult, Meter } from "@opentelemetry/api";
import { askFigures } from "#db/figures.ts";

/** What is read when metrics are sent: memory, the event loop, the pool and the queues. */
export function measureProcess(meter: Meter) {
  measureMemory(meter);
  measureEventLoop(meter);
  measurePool(meter);
  measureQueues(meter);
}

function measureMemory(meter: Meter) {
  const resident = meter.createObservableUpDownCounter("process.memory.usage", {
    unit: "By",
    description: "Memory of the process that is in RAM (resident set)",
  });
  const heap = meter.createObservableUpDownCounter("v8js.memory.heap.used", {
    unit: "By",
    description: "Used heap, by V8's spaces",
  });
  resident.addCallback((observed) => observed.observe(process.memoryUsage.rss()));
  heap.addCallback((observed) => {
    for (const { space_name, space_used_size } of getHeapSpaceStatistics()) {
      observed.observe(space_used_size, { "v8js.heap.space.name": space_name });
    }
  });
}

/** Nanoseconds. */
const second = 1e9;

type Delay = ReturnType<typeof monitorEventLoopDelay>;

const delays: Record<string, (delay: Delay) => number> = {
  mean: (delay) => delay.mean,
  p50: (delay) => delay.percentile(50),
  p99: (delay) => delay.percentile(99),
  max: (delay) => delay.max,
};

function measureEventLoop(meter: Meter) {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const gauges = Object.entries(delays).map(([name, read]) => {
    const description = `Delay of the event loop since the last export: ${name}`;
    return { read, gauge: meter.createObservableGauge(`nodejs.eventloop.delay.${name}`, { unit: "s", description }) };
  });
  meter.addBatchObservableCallback(
    (observed) => {
      if (delay.count === 0) return;
      for (const { read, gauge } of gauges) observed.observe(gauge, read(delay) / second);
      delay.reset();
    },
    gauges.map(({ gauge }) => gauge),
  );
  let last = performance.eventLoopUtilization();
  const busy = meter.createObservableGauge("nodejs.eventloop.utilization", {
    unit: "1",
    description: "Share of time in which the event loop worked since the last export",
  });
  busy.addCallback((observed) => {
    const now = performance.eventLoopUtilization();
    observed.observe(performance.eventLoopUtilization(now, last).utilization);
    last = now;
  });
}

function measurePool(meter: Meter) {
  const connections = meter.createObservableUpDownCounter("db.client.connection.count", {
    unit: "{connection}",
    description: "Places of the pool that are used and idle",
  });
  const waiting = meter.createObservableUpDownCounter("db.client.connection.pending_requests", {
    unit: "{request}",
    description: "Statements that wait for a place in the pool",
  });
  const pool = { "db.client.connection.pool.name": "requests" };
  const observe = (observed: BatchObservableResult) => {
    for (const { limit, used, waiting: pending } of askFigures().pools) {
      observed.observe(connections, used, { ...pool, "db.client.connection.state": "used" });
      observed.observe(connections, limit - used, { ...pool, "db.client.connection.state": "idle" });
      observed.observe(waiting, pending, pool);
    }
  };
  meter.addBatchObservableCallback(observe, [connections, waiting]);
}

/** Milliseconds: without its database a process still sends the rest. */
const queuePatience = 1_000;

function measureQueues(meter: Meter) {
  const gauge = meter.createObservableGauge("macrocycle.jobs.waiting", {
    unit: "{job}",
    description: "Jobs of the database that wait, by queue; every process with a worker tells the same",
  });
  gauge.addCallback(async (observed) => {
    const late = wait(queuePatience, [], { ref: false });
    const answers = askFigures().queues.map((answer) => Promise.race([answer.catch(() => []), late]));
    for (const { queue, waiting } of (await Promise.all(answers)).flat()) observed.observe(waiting, { queue });
  });
}
