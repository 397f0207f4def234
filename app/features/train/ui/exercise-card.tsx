import type { Reason } from "#app/domain/completions/reasons.ts";
import type { TrainingExercise, TrainingRound } from "#app/domain/completions/training.ts";
import type { Fields } from "#app/domain/forms/form.ts";
import { trainPaths } from "#app/train-paths.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import { controlProps, FieldError, FieldHint } from "#app/ui/forms/field-frame.tsx";
import { asText, isChosen } from "#app/ui/forms/form-field.ts";
import type { FieldOf } from "#app/ui/forms/form-page.ts";

/** `now`: the round in hand; `last`: what was done last time, by exercise; `replaced`: what was prescribed in its place; `reasons`: of its numbers. */
export type Around = {
  field: FieldOf<Fields>;
  now: string | null;
  at: { programId: string; key: string };
  last: Readonly<Record<string, string>>;
  replaced: Readonly<Record<string, string>>;
  reasons: Readonly<Record<string, readonly Reason[]>>;
};

export function ExerciseCard({ exercise, ...around }: { exercise: TrainingExercise } & Around) {
  const { letter, name, how, exerciseId, rest, rounds } = exercise;
  const before = exerciseId && around.last[exerciseId];
  return (
    <section
      id={exercise.id}
      aria-label={[letter.toUpperCase(), name].filter(Boolean).join(" ")}
      className="card grid gap-2 p-4"
    >
      <h3 className="flex items-center gap-2 text-xl font-semibold wrap-anywhere">
        {letter && (
          <span className="grid h-6 min-w-9 place-items-center rounded-s bg-ink px-1 text-base font-bold text-card">
            {letter.toUpperCase()}
          </span>
        )}
        {name}
      </h3>
      {around.replaced[exercise.id] && (
        <p className="text-ink-2">{`My choice, instead of ${around.replaced[exercise.id]}`}</p>
      )}
      {how.map((line) => (
        <p key={line} className="whitespace-pre-line wrap-anywhere">
          {line}
        </p>
      ))}
      {before && <p className="text-ink-2">{`Last time, ${before}`}</p>}
      <ol className="grid">
        {rounds.map((round) => (
          <Round key={round.id} round={round} rest={rest} {...around} />
        ))}
      </ol>
      <Why name={name} reasons={around.reasons[exercise.id] ?? []} />
      <Others exercise={exercise} at={around.at} />
    </section>
  );
}

function Why({ name, reasons }: { name: string; reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  const isMissing = reasons.some(({ missing }) => missing);
  return (
    <details open={isMissing} className="group/why rounded-s bg-sunken px-3">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-semibold">
        <span className="flex group-open/why:rotate-90">
          <Icon name="chevron-right" />
        </span>
        {isMissing ? "What is missing" : "Why these numbers"}
        <span className="sr-only">{` of ${name}`}</span>
      </summary>
      <ul className="grid gap-2 pb-3">
        {reasons.map(({ words, missing }) => (
          <li key={words} className="wrap-anywhere">
            {words} {missing && whereToEnter[missing]}
          </li>
        ))}
      </ul>
    </details>
  );
}

const whereToEnter = {
  bodyWeight: <a href={trainPaths.trainReadiness()}>Enter your body weight</a>,
  maximum: "Choose a weight and type what you lift: then it is known. Your coach can enter a maximum for you, too.",
};

function Others({ exercise: { id, name, videoUrl }, at }: { exercise: TrainingExercise; at: Around["at"] }) {
  return (
    <div className="flex flex-wrap justify-between gap-2">
      <a className="btn btn-ghost" href={trainPaths.somethingElse(at.programId, at.key, id)}>
        Something else instead<span className="sr-only">{` of ${name}`}</span>
      </a>
      {videoUrl && (
        <a className="btn btn-ghost" href={videoUrl} target="_blank" rel="noreferrer">
          Video<span className="sr-only">{` of ${name}`}</span>
        </a>
      )}
    </div>
  );
}

type RoundProps = { round: TrainingRound; rest: number | null } & Around;

function Round({ round, rest, field, now }: RoundProps) {
  const { id, number, words, plates, written, spoken, isDone, cells, tick } = round;
  return (
    <li
      id={id}
      className={roundLook}
      data-round=""
      data-now={id === now ? "" : undefined}
      data-rest={rest ?? undefined}
    >
      <p>
        <span className="text-ink-2">{`Set ${number}`}</span>{" "}
        <b className="text-xl tabular-nums group-data-now:block group-data-now:text-4xl group-data-now:tracking-tight">
          {words ? unbroken(words) : "Done?"}
        </b>
      </p>
      <button type="submit" name="press" value={id} className={pressLook} aria-pressed={isDone} data-press="">
        <Icon name="check" />
        <span className="sr-only">{spoken}</span>
      </button>
      {written && <p className="col-span-full text-ink-2">{`Your coach wrote ${written}`}</p>}
      {plates && <p className="col-span-full text-ink-2">{plates}</p>}
      <div className="col-span-full flex flex-wrap gap-2">
        {cells.map((cell) => (
          <Value key={cell.name} cell={cell} field={field} />
        ))}
        {tick && <Tick name={tick.name} field={field} />}
      </div>
    </li>
  );
}

/** In characters: what fits a line of a small phone. */
const mostUnbroken = 12;

/** No line ends between a number and its unit. */
function unbroken(words: string) {
  const parts = words.split(" × ");
  return parts.map((part) => (part.length > mostUnbroken ? part : part.replaceAll(" ", "\u00a0"))).join(" × ");
}

const roundLook =
  "group grid grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-x-3 gap-y-1 border-t border-line py-3 " +
  "data-now:-mx-2 data-now:rounded-m data-now:border-2 data-now:border-accent data-now:px-2";

const pressLook =
  "grid size-14 place-items-center rounded-m border-2 border-line-strong bg-card text-ink-2 " +
  "aria-pressed:border-good aria-pressed:bg-good aria-pressed:text-card";

/** In the round in hand, where the script will add its steppers: nothing jumps when they come. */
const room = "[@media(scripting:enabled)]:group-data-now:not-has-[button]:px-13.5 flex items-center gap-1.5";

/** `step`: of these steppers. */
function Value({ cell, field }: { cell: TrainingRound["cells"][number]; field: FieldOf<Fields> }) {
  const { name, unit, step, asked, asPrescribed } = cell;
  const { meta, label, hint } = field(name);
  return (
    <span className="field min-w-0 max-sm:group-data-now:basis-full">
      <span className={room} data-value="" data-step={step}>
        <input
          className="input w-20! text-center text-lg! tabular-nums"
          aria-label={`${label}, prescribed ${asked}`}
          inputMode="decimal"
          autoComplete="off"
          data-asked={asPrescribed}
          defaultValue={asText(meta.initialValue)}
          {...controlProps(meta, hint)}
        />
        <span>{unit}</span>
      </span>
      <FieldHint meta={meta} hint={hint} />
      <FieldError meta={meta} />
    </span>
  );
}

function Tick({ name, field }: { name: string; field: FieldOf<Fields> }) {
  const { meta, label } = field(name);
  return (
    <label className="check">
      <input type="checkbox" defaultChecked={isChosen(meta.initialValue, "on")} {...controlProps(meta)} />
      <span className="sr-only">{label}</span> Done
    </label>
  );
}
