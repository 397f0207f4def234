/** Repeats it until it removes nothing, and returns how many it removed: small statements hold no lock for long. */
export async function removeInBatches(removeSome: () => Promise<number>) {
  let removed = 0;
  for (let gone = await removeSome(); gone > 0; gone = await removeSome()) removed += gone;
  return removed;
}
