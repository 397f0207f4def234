import { useMemo } from "react";
import type { EntrySet } from "#app/domain/completions/entry.ts";
import type { Reason } from "#app/domain/completions/reasons.ts";
import type { TrainingSet } from "#app/domain/completions/training.ts";
import { trainPaths } from "#app/train-paths.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { asText } from "#app/ui/forms/form-field.ts";
import { trainingForm } from "../workout-form.ts";
import { type Around, ExerciseCard } from "./exercise-card.tsx";
import { trainScreen } from "./look.ts";

type Props = {
  about: { title: string; motivation: string; imageUrl: string | null; programName: string };
  at: { programId: string; key: string };
  shown: string | null;
  isChanged: boolean;
  isWithdrawn: boolean;
  replaced: Readonly<Record<string, string>>;
  entries: EntrySet[];
  sets: TrainingSet[];
  last: Readonly<Record<string, string>>;
  reasons: Readonly<Record<string, Reason[]>>;
};

export function WorkoutPage({ about, shown, isChanged, isWithdrawn, entries, sets, ...around }: Props) {
  const form = useMemo(() => trainingForm(entries), [entries]);
  const rounds = sets.flatMap(({ exercises }) => exercises.flatMap((exercise) => exercise.rounds));
  const done = rounds.filter(({ isDone }) => isDone).length;
  const now = rounds.find(({ isDone }) => !isDone)?.id ?? null;
  return (
    <div className={`${trainScreen} [&_.actions]:contents`}>
      <div>
        <p className="text-ink-2">{about.programName}</p>
        <h1>{about.title}</h1>
        <p className="text-ink-2" data-count>{`${done} of ${rounds.length} rounds done`}</p>
      </div>
      {about.imageUrl && <img src={about.imageUrl} alt="" className="max-h-60 rounded-m" loading="lazy" />}
      {about.motivation && <p className="whitespace-pre-line wrap-anywhere">{about.motivation}</p>}
      <Notices isChanged={isChanged} isWithdrawn={isWithdrawn} />
      <DataForm
        form={form}
        submit={<Foot key="foot" />}
        action={trainPaths.trainWorkout(around.at.programId, around.at.key, shown ? { shown } : {})}
      >
        {(field) => (
          <>
            {(["occurrence", "units", "opened"] as const).map((name) => (
              <input key={name} type="hidden" name={name} value={asText(field(name).meta.initialValue)} />
            ))}
            {sets.map((set) => (
              <OneSet key={set.id} set={set} {...around} {...{ field, now }} />
            ))}
          </>
        )}
      </DataForm>
    </div>
  );
}

function Notices({ isChanged, isWithdrawn }: Pick<Props, "isChanged" | "isWithdrawn">) {
  if (isWithdrawn) {
    return (
      <p className="card border-warn p-4">
        This workout was taken out of your program. What you began is still here to finish.
      </p>
    );
  }
  if (!isChanged) return null;
  return (
    <p className="card border-warn p-4">
      Your coach changed this workout after you began. You go on with the one you began.
    </p>
  );
}

function Foot() {
  return (
    <div className="sticky bottom-0 z-5 grid w-full grid-cols-2 gap-3 rounded-t-m bg-bar p-3 max-sm:bottom-16 max-sm:-mx-4 max-sm:w-auto">
      <div className="col-span-2 flex items-center gap-2.5 text-bar-ink [&[hidden]]:hidden" data-clock hidden>
        <b role="timer" className="text-3xl tabular-nums" data-time />
        <span data-of />
        <button type="button" className="btn" data-more>
          +30 s
        </button>
        <button type="button" className="btn" data-skip>
          Skip
        </button>
      </div>
      <button type="submit" name="press" value="save" className="btn">
        Save so far
      </button>
      <button type="submit" name="press" value="finish" className="btn btn-primary">
        Finish
      </button>
    </div>
  );
}

type SetProps = { set: TrainingSet } & Around;

function OneSet({ set, ...around }: SetProps) {
  const { id, title, about, choice, exercises } = set;
  if (choice) {
    const isDone = exercises.some(({ rounds }) => rounds.some((round) => round.isDone));
    return (
      <details
        id={id}
        name={`choice-${choice.group}`}
        open={isDone || choice.number === 1}
        className="grid gap-3"
        data-set=""
      >
        <summary className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-3 px-1">
          <h2 className="text-lg font-semibold">{`${title}, #${choice.number}`}</h2>
          <span className="text-ink-2">{about || (choice.number === 1 ? "" : "instead of the one above")}</span>
        </summary>
        <SetBody set={set} {...around} />
      </details>
    );
  }
  return (
    <section id={id} aria-label={title} className="grid gap-3" data-set="">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        <span className="text-ink-2">{about}</span>
      </div>
      <SetBody set={set} {...around} />
    </section>
  );
}

function SetBody({ set: { id, description, clock, exercises }, ...around }: SetProps) {
  const count = exercises.reduce((sum, { rounds }) => sum + rounds.length, 0);
  return (
    <div className="grid gap-3">
      {description && <p className="px-1 whitespace-pre-line text-ink-2 wrap-anywhere">{description}</p>}
      {clock && (
        <button type="button" className="btn w-fit" data-start={JSON.stringify(clock)} hidden>
          Start the clock
        </button>
      )}
      {exercises.map((exercise) => (
        <ExerciseCard key={exercise.id} exercise={exercise} {...around} />
      ))}
      {count > 1 && (
        <button type="submit" name="press" value={id} className="btn">
          <Icon name="check" />
          {`All ${count} as prescribed`}
        </button>
      )}
    </div>
  );
}
