/**
 * A stable id from a text, in the shape of a UUID version 8: replaying a command makes the same document. Not secret
 * and not safe against deliberate collisions.
 */
export function derivedId(text: string): string {
  const hex = [0x9e3779b9, 0x7f4a7c15, 0xf39cc060, 0x5cedc834].map((seed) => hash(text, seed)).join("");
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join("-");
}

export function idsFrom(text: string): () => string {
  let count = 0;
  return () => derivedId(`${text} ${count++}`);
}

function hash(text: string, seed: number): string {
  let state = seed;
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
    state ^= state >>> 15;
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0).toString(16).padStart(8, "0");
}
