import { useRef } from "react";
import { weekdayNames } from "#app/domain/schedule/dates.ts";
import { setPlace } from "#app/domain/workout/document/names.ts";
import { explorerNames } from "#app/domain/workout/form/search-names.ts";
import { useStored } from "#app/editor/state/context.ts";
import { type EditorStore, everything } from "#app/editor/state/store.ts";
import type { EditorDay } from "#app/editor/state/views.ts";

type Target = { value: string; label: string };

export function ExplorerTarget({ days }: { days: EditorDay[] }) {
  const targets = useTargets(days);
  if (targets.length === 0) {
    return <p className="ed-hint">Untick a rest day first: exercises are added to a set.</p>;
  }
  return (
    <label className="ed-label">
      Add to
      <select className="ed-input" name={explorerNames.target}>
        {targets.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Stable while no set is added, removed or renamed, so typing does not render it. */
function useTargets(days: EditorDay[]) {
  const last = useRef<{ signature: string; targets: Target[] }>({ signature: "", targets: [] });
  return useStored(everything, (store) => {
    const targets = targetsOf(store, days);
    const signature = JSON.stringify(targets);
    if (signature !== last.current.signature) last.current = { signature, targets };
    return last.current.targets;
  });
}

function targetsOf(store: EditorStore, days: EditorDay[]): Target[] {
  return days.flatMap(({ key, weekday }) => {
    const workout = key === null ? undefined : store.entries.get(key)?.workout;
    return (workout?.modules ?? []).map((module) => ({
      value: `${key} ${module.id}`,
      label: `${weekdayNames[weekday]}, ${module.name || setPlace(module)}`,
    }));
  });
}
