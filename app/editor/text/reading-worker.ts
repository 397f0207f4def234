import type { TextPlace } from "#app/domain/workout/text/readings/places.ts";
import { type NamesFound, type ReadSoFar, readerFor } from "#app/domain/workout/text/readings/reader.ts";

/** The first names the place; `found` belongs to the lines that were `asked` about. */
export type ToReader = { place: TextPlace } | { text: string; asked?: string; found?: NamesFound };

export type FromReader = ReadSoFar & { text: string };

let reader: ReturnType<typeof readerFor> | null = null;

addEventListener("message", ({ data }: MessageEvent<ToReader>) => {
  if ("place" in data) reader = warmReader(data.place);
  else if (reader) {
    if (data.asked && data.found) reader.learn(data.asked, data.found);
    postMessage({ ...reader.read(data.text), text: data.text } satisfies FromReader);
  }
});

/** A first line takes half a second at 4× slowdown, and later ones milliseconds. */
function warmReader(place: TextPlace) {
  readerFor({ of: "day" }).read("Superset: squats 5 sets of 5 at 80%, then bench 3x8-10 RPE 8, 2 min rest");
  return readerFor(place);
}
