// Preloaded by a server whose clock is wrong, by so many hours. Timers are not affected.
const shift = Number(process.env.CLOCK_AHEAD) * 60 * 60 * 1000;
const trueTime = Date.now;
const now = () => trueTime() + shift;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
