import { Transform } from "node:stream";

const closingTags = Buffer.from("</body></html>");

/**
 * React fills a piece of 2,048 bytes up with zeros where a letter of several bytes has no room any more (React 18.3,
 * facebook/react 26228 mends it in 19). Zeros of our own are escaped in pages and data.
 */
function withoutPadding(bytes: Buffer) {
  return bytes.includes(0) ? Buffer.from(bytes.filter((byte) => byte !== 0)) : bytes;
}

/**
 * Joins React's chunks of one turn of the event loop. Remix flushes after every chunk, and each flush restarts gzip:
 * without this, a week of the editor is twice as long on the wire. Also moves the closing tags behind Remix's data, so
 * that the page is valid HTML.
 */
export function gatheredBody() {
  let chunks: Buffer[] = [];
  let turn: NodeJS.Immediate | undefined;
  let isClosed = false;

  function handOn(body: Transform) {
    turn = undefined;
    const bytes = withoutPadding(Buffer.concat(chunks));
    chunks = [];
    const end = isClosed ? -1 : bytes.indexOf(closingTags);
    isClosed ||= end >= 0;
    const page = end < 0 ? [bytes] : [bytes.subarray(0, end), bytes.subarray(end + closingTags.length)];
    for (const part of page) if (part.length > 0) body.push(part);
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      turn ??= setImmediate(() => handOn(this));
      done();
    },
    flush(done) {
      clearImmediate(turn);
      handOn(this);
      if (isClosed) this.push(closingTags);
      done();
    },
    destroy(error, done) {
      clearImmediate(turn);
      done(error);
    },
  });
}
