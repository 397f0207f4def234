import { isSendable, type Line } from "./lines.ts";

/** By row. `unticked`: what somebody left out, and leaves out however the file is read later. */
export type Ticks = { ticked: number[]; unticked: number[] };

/** The rows that can be ticked on one page: the first, the last, and which of them are. */
export type TickedPage = { from: number; to: number; ticked: readonly number[] };

export function rowsToTick(lines: readonly Line[], isAgain: boolean): number[] {
  return lines.filter((line) => isSendable(line, isAgain)).map(({ row }) => row);
}

/** Lines of other pages stay as they were. */
export function tickedWith({ ticked }: Ticks, { from, to, ticked: here }: TickedPage): number[] {
  const elsewhere = ticked.filter((row) => row < from || row > to);
  return [...new Set([...elsewhere, ...here])].sort((left, right) => left - right);
}

export function ticksOf(offered: readonly number[], ticked: readonly number[], before: Ticks): Ticks {
  const [isOffered, isTicked] = [new Set(offered), new Set(ticked)];
  const left = before.unticked.filter((row) => !isOffered.has(row));
  return { ticked: [...ticked], unticked: [...left, ...offered.filter((row) => !isTicked.has(row))] };
}

export function stillOffered({ ticked, unticked }: Ticks, offered: readonly number[]): Ticks {
  const isOffered = new Set(offered);
  return { ticked: ticked.filter((row) => isOffered.has(row)), unticked };
}

/** After the file is read in another way. */
export function ticksAnew(offered: readonly number[], { unticked }: Ticks): Ticks {
  const isLeft = new Set(unticked);
  return { ticked: offered.filter((row) => !isLeft.has(row)), unticked };
}

/** `places`: e-mails that take a place already; `free`: places that are left. */
export type Room = { places: ReadonlySet<string>; free: number };

/** From the top, as many as there is room for; who has a place already needs none. */
export function rowsThatFit(lines: readonly Line[], isAgain: boolean, { places, free }: Room): number[] {
  let left = Math.max(0, free);
  return lines
    .filter((line) => isSendable(line, isAgain) && (places.has(line.email) || left-- > 0))
    .map(({ row }) => row);
}

export function excessOf(lines: readonly Line[], { places, free }: Room): number {
  const needed = lines.filter(({ email }) => !places.has(email)).length;
  return Math.max(0, needed - Math.max(0, free));
}

/** Those that can't be ticked come first. */
export function inOrder(lines: readonly Line[], isAgain: boolean): Line[] {
  const problems = lines.filter((line) => !isSendable(line, isAgain));
  return [...problems, ...lines.filter((line) => isSendable(line, isAgain))];
}
