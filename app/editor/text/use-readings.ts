import { type RefObject, useEffect, useState } from "react";
import type { TextPlace } from "#app/domain/workout/text/readings/places.ts";
import type { NamesFound } from "#app/domain/workout/text/readings/reader.ts";
import type { LineReading } from "#app/domain/workout/text/readings/readings.ts";
import { paths } from "#app/paths.ts";
import { fetchJson } from "#app/ui/browser/fetch-json.ts";
import type { FromReader, ToReader } from "./reading-worker.ts";

/** In milliseconds. */
const pause = 250;

export type ReadAlong = { programId: string; place: TextPlace };

/**
 * How the lines in the box are read, after each pause of typing. The reader is fetched when the box is first used;
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
  const reader = workerFor(place, hear);

  async function hear({ text, readings, unknown }: FromReader) {
    if (text === box?.value) show(readings);
    if (isAsking || unknown === "") return;
    isAsking = true;
    const found = await fetchJson<NamesFound>(paths.textNames(programId, unknown));
    isAsking = false;
    if (!found || !box || signal.aborted) return;
    // why: while somebody types, the next pause asks
    reader.send({ text: timer === undefined ? box.value : text, asked: unknown, found });
  }

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (box) reader.send({ text: box.value });
    }, pause);
  }

  box?.addEventListener("input", wait, { signal });
  box?.addEventListener("focus", wait, { signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
    reader.end();
  };
}

/** Begun by the first message; no reading keeps the page from answering. */
function workerFor(place: TextPlace, hear: (read: FromReader) => void) {
  let worker: Worker | null = null;

  function begin() {
    const begun = new Worker(new URL("./reading-worker.ts", import.meta.url), { type: "module" });
    begun.addEventListener("message", ({ data }: MessageEvent<FromReader>) => hear(data));
    begun.addEventListener("error", () => {
      worker = null;
    });
    begun.postMessage({ place } satisfies ToReader);
    return begun;
  }

  return {
    send(message: ToReader) {
      worker ??= begin();
      worker.postMessage(message);
    },
    end: () => worker?.terminate(),
  };
}
