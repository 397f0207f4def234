const headEnd = Buffer.from("\r\n\r\n");
/** In bytes: a part's own lines are shorter, or it is passed on for the parser to refuse. */
const longestHead = 16 * 1024;

/**
 * A body in parts whose files are empty. The parser looks at every byte: for an image of 10 MB that takes 100 ms more
 * than leaving the image out beforehand. No piece is empty: a request would wait for the next one for ever.
 */
export async function* withoutFiles(body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Uint8Array> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  let state = "text" as "head" | "text" | "file";
  // why: the first delimiter has no line before it
  let rest = Buffer.from("\r\n");
  let toStrip = rest.length;

  function* take(): Generator<Buffer> {
    for (;;) {
      const mark = state === "head" ? headEnd : delimiter;
      const at = rest.indexOf(mark);
      if (at < 0) return yield* takeAllBut(mark.length - 1);
      const [part, next] = [rest.subarray(0, at), rest.subarray(at + mark.length)];
      if (state !== "file") yield part;
      yield mark;
      state = state === "head" ? kindOf(part) : "head";
      rest = next;
    }
  }

  function* takeAllBut(unsure: number): Generator<Buffer> {
    if (state === "head" && rest.length < longestHead) return;
    const sure = rest.subarray(0, Math.max(0, rest.length - unsure));
    if (state !== "file") yield sure;
    rest = rest.subarray(sure.length);
  }

  function strip(chunk: Buffer) {
    const stripped = chunk.subarray(toStrip);
    toStrip = Math.max(0, toStrip - chunk.length);
    return stripped;
  }

  for await (const chunk of body) {
    rest = Buffer.concat([rest, chunk]);
    for (const taken of take()) {
      const stripped = strip(taken);
      if (stripped.length > 0) yield stripped;
    }
  }
  const last = state === "file" ? rest.subarray(0, 0) : strip(rest);
  if (last.length > 0) yield last;
}

function kindOf(head: Buffer) {
  return /filename\*?=/i.test(head.toString("latin1")) ? "file" : "text";
}
