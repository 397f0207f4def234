import { type RefObject, useEffect, useState } from "react";
import type { TextPlace } from "#app/domain/workout/text/readings/places.ts";
import type { NamesFound } from "#app/domain/workout/text/readings/reader.ts";
import type { LineReading } from "#app/domain/workout/text/readings/readings.ts";
import { paths } from "#app/paths.ts";
import { fetchJson } from "#app/ui/browser/fetch-json.ts";

/** In milliseconds. */
const pause = 250;

/** In milliseconds, for which the page may not answer. */
const turn = 8;

export type ReadAlong = { programId: string; place: TextPlace };

/**
 * How the lines in the box are read, after each pause of typing. The parser is fetched when the box is first used;
 * names are asked about once per page. `returned`: how the server read the text that it sent back.
 */
export function useReadings(
  box: RefObject<HTMLTextAreaElement>,
  { programId, place }: ReadAlong,
  returned: LineReading[] | undefined,
) {
  const [readings, setReadings] = useState(returned ?? []);
  useEffect(() => {
    if (returned) setReadings(returned);
  }, [returned]);
  const key = JSON.stringify(place);
  useEffect(() => readAlong(box.current, programId, JSON.parse(key), setReadings), [box, programId, key]);
  return readings;
}

type Show = (readings: LineReading[]) => void;

/** Returns how to stop. */
function readAlong(box: HTMLTextAreaElement | null, programId: string, place: TextPlace, show: Show) {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  const loaded = () => import("#app/domain/workout/text/readings/reader.ts").then(({ readerFor }) => readerFor(place));
  let reader: ReturnType<typeof loaded> | null = null;

  async function read() {
    reader ??= loaded();
    const ready = await reader.catch(() => null);
    if (!ready) reader = null;
    if (!ready || !box) return;
    await inTurns(ready.ahead(box.value));
    if (signal.aborted) return;
    performance.mark("text-read");
    const { readings, unknown } = ready.read(box.value);
    show(readings);
    performance.measure("text-reading", "text-read");
    if (isAsking || unknown === "") return;
    isAsking = true;
    const found = await fetchJson<NamesFound>(paths.textNames(programId, unknown));
    isAsking = false;
    if (!found || signal.aborted) return;
    ready.learn(unknown, found);
    await read();
  }

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(read, pause);
  }

  box?.addEventListener("input", wait, { signal });
  box?.addEventListener("focus", wait, { signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** Lets the page answer in between. */
async function inTurns(steps: Iterable<unknown>) {
  let until = performance.now() + turn;
  for (const _ of steps) {
    if (performance.now() < until) continue;
    await new Promise((next) => setTimeout(next));
    until = performance.now() + turn;
  }
}
