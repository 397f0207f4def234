import { timeframeNames, timeframes } from "#app/domain/benchmarks/timeframes.ts";
import { Tabs } from "#app/ui/elements/tabs.tsx";
import { type BenchmarkQuery, benchmarkAddress, type Mode, modes } from "../address.ts";

type Props = { query: BenchmarkQuery };

export function ModeLinks({ query }: Props) {
  const all = Object.entries(modes) as [Mode, string][];
  const tabs = all.map(([mode, label]) => ({
    label,
    to: benchmarkAddress(query, { mode }),
    current: mode === query.mode,
  }));
  return <Tabs label="How many clients" tabs={tabs} />;
}

export function TimeframeLinks({ query }: Props) {
  const tabs = timeframes.map((timeframe) => ({
    label: timeframeNames[timeframe],
    to: benchmarkAddress(query, { timeframe }),
    current: timeframe === query.timeframe,
  }));
  return <Tabs label="Timeframe" tabs={tabs} />;
}
