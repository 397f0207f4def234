/** Numbers that look random and are the same for the same seeds: of each client they are its own, whoever else there is. */
export type Random = ReturnType<typeof randomOf>;

/** Chris Doty-Humphrey's sfc32, run in by a few rounds so that neighbouring seeds part. */
export function randomOf(...seeds: number[]) {
  let [a, b, c, count] = [seeds[0] ?? 0, seeds[1] ?? 0, seeds[2] ?? 0, 1];

  function word() {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  for (let round = 0; round < 16; round++) word();
  const next = () => word() / 0x1_0000_0000;
  const between = (from: number, to: number) => from + next() * (to - from);
  return {
    /** 32 bits. */
    word,
    between,
    chance: (share: number) => next() < share,
    /** A whole number, both ends among them. */
    whole: (from: number, to: number) => Math.floor(between(from, to + 1)),
    /** Around the middle: most within the spread, none beyond three times it. */
    around: (middle: number, spread: number) => middle + (between(-1, 1) + between(-1, 1) + between(-1, 1)) * spread,
    pick<T>(list: readonly T[]): T {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error("There is nothing to pick from.");
      return found;
    },
  };
}
