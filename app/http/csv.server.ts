import { serializeCsv } from "#app/domain/csv/csv.ts";
import { attachment } from "./attachment.ts";

type Rows = Parameters<typeof serializeCsv>[0];

/** A download, streamed as the rows come; with a byte order mark, without which Excel assumes a local encoding. */
export function csvResponse(name: string, rows: AsyncIterable<Rows> | Iterable<Rows>) {
  return new Response(streamOf(rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": attachment(`${name}.csv`),
      "Cache-Control": "private, no-store",
    },
  });
}

/** Applies backpressure, and stops when the client is gone. */
function streamOf(all: AsyncIterable<Rows> | Iterable<Rows>) {
  const rows = (async function* () {
    yield* all;
  })();
  const encoder = new TextEncoder();
  let mark = "\ufeff";
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(mark + serializeCsv(value)));
      mark = "";
    },
    async cancel() {
      await rows.return(undefined);
    },
  });
}
