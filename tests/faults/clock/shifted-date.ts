// Preloaded by a server whose clock is wrong, by so many hours. Timers are not affected.
const hours = Number(process.env.CLOCK_AHEAD);
const shift = hours * 60 * 60 * 1000;
const TrueDate = Date;

globalThis.Date = class extends TrueDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(TrueDate.now() + shift);
    else super(...(given as [number]));
  }

  static override now() {
    return TrueDate.now() + shift;
  }
} as DateConstructor;
