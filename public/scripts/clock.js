// Clocks for minutes, intervals, caps and rests. They count by the clock's time, keep the screen awake, and sound while
// the page is in front; none is needed.

const more = 30_000;

/** Returns what starts a rest of so many seconds. */
export function startClocks(form, say) {
  const place = form.querySelector("[data-clock]");
  const clock = { parts: [], lock: null, sound: null };
  for (const button of form.querySelectorAll("[data-start]")) {
    button.hidden = false;
    button.addEventListener("click", () => begin(partsOf(JSON.parse(button.dataset.start))));
  }
  place.querySelector("[data-more]").addEventListener("click", () => shift(clock, more));
  place.querySelector("[data-skip]").addEventListener("click", () => end(true));

  function begin(parts) {
    let ends = Date.now();
    const isCounting = clock.parts.length > 0;
    clock.parts = parts.map(({ name, seconds }) => {
      ends += seconds * 1000;
      return { name, ends };
    });
    place.hidden = false;
    prepare(clock);
    if (!isCounting) tick();
  }

  function tick() {
    const [part] = clock.parts;
    if (!part) return;
    const left = Math.ceil((part.ends - Date.now()) / 1000);
    if (left <= 0) end(false);
    else show(place, part.name, left);
    setTimeout(tick, 250);
  }

  function end(isSkipped) {
    const part = clock.parts.shift();
    if (!part) return;
    if (isSkipped) shift(clock, Date.now() - part.ends);
    else beep(clock.sound);
    const [next] = clock.parts;
    say(next ? next.name : `${part.name} is over.`);
    if (next) return;
    place.hidden = true;
    clock.lock?.release();
  }

  return (seconds) => begin([{ name: "Rest", seconds }]);
}

function shift(clock, milliseconds) {
  for (const part of clock.parts) part.ends += milliseconds;
}

function show(place, name, left) {
  place.querySelector("[data-time]").textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  place.querySelector("[data-of]").textContent = name;
}

function partsOf({ kind, every, work, rest, rounds, seconds }) {
  if (kind === "down") return [{ name: "Time", seconds }];
  return Array.from({ length: rounds }, (_, at) => {
    const which = `${at + 1} of ${rounds}`;
    if (kind === "emom") return [{ name: `Round ${which}`, seconds: every }];
    return [
      { name: `Work ${which}`, seconds: work },
      { name: `Rest ${which}`, seconds: rest },
    ];
  }).flat();
}

/** A browser allows sound and a lit screen after a press alone. */
function prepare(clock) {
  clock.sound ??= window.AudioContext ? new AudioContext() : null;
  clock.sound?.resume();
  navigator.wakeLock?.request("screen").then(
    (lock) => {
      clock.lock = lock;
    },
    () => {},
  );
}

function beep(sound) {
  navigator.vibrate?.(300);
  if (!sound || document.hidden) return;
  const tone = sound.createOscillator();
  tone.connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.3);
}
