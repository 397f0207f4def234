import type { ReactNode } from "react";
import { formatDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import type { PlannedWorkout } from "#app/features/compliance/views.ts";
import { trainPaths } from "#app/train-paths.ts";
import { Section } from "#app/ui/elements/section.tsx";
import type { BoughtProgram, Standing } from "../standing.ts";
import { Standstill } from "./standstill.tsx";

type Part = { name: string; sets: number };
type Titled = PlannedWorkout & { words: string };
type Coming = {
  on: string;
  day: string;
  isRest: boolean;
  workouts: { name: string; programId: string; key: string }[];
};
type Props = {
  today: string;
  due: (Titled & { parts: Part[] })[];
  isRest: boolean;
  missed: Titled[];
  coming: Coming[];
  isAnswered: boolean;
  bought: BoughtProgram[];
  standing: Standing | null;
};

export function TodayPage({ today, due, isRest, missed, coming, isAnswered, bought, standing }: Props) {
  return (
    <div className="screen max-w-160">
      <div>
        <p className="text-ink-2">{`${weekdayNames[weekdayOf(today)]}, ${formatDate(today)}`}</p>
        <h1>Today</h1>
      </div>
      {due.map((workout) => (
        <Due key={`${workout.programId} ${workout.key}`} workout={workout} />
      ))}
      {due.length === 0 && <NothingDue isRest={isRest} standing={standing} />}
      {missed.map((workout) => (
        <Missed key={`${workout.programId} ${workout.key}`} workout={workout} />
      ))}
      <Row
        title="How are you?"
        more={isAnswered ? "You have answered today" : "A few quick questions"}
        action={isAnswered ? "Change" : "Answer"}
        to={trainPaths.trainReadiness()}
      />
      {!standing && <Ahead coming={coming} />}
      <Bought today={today} programs={bought.filter(({ programId }) => !isOffered(standing, programId))} />
    </div>
  );
}

const primary = "btn btn-primary min-h-14! text-lg! w-full";

function Due({ workout }: { workout: Titled & { parts: Part[] } }) {
  const { name, words, parts, programId, key, status, completionId } = workout;
  const isDone = status === "done" && completionId !== null;
  return (
    <section aria-label={name} className="card grid gap-3 p-4">
      <p className="text-sm text-ink-2">{words}</p>
      <h2 className="text-2xl font-bold tracking-tight wrap-anywhere">{name}</h2>
      {parts.length > 0 && (
        <ul className="grid gap-1">
          {parts.map((part) => (
            <li key={part.name} className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{part.name}</span>
              <span className="whitespace-nowrap text-ink-2 tabular-nums">{`${part.sets} ×`}</span>
            </li>
          ))}
        </ul>
      )}
      {isDone ? (
        <a className="btn w-full" href={trainPaths.trained(completionId)}>
          Done: look at it
        </a>
      ) : (
        <a className={primary} href={trainPaths.trainWorkout(programId, key)}>
          Start workout
        </a>
      )}
    </section>
  );
}

function NothingDue({ isRest, standing }: { isRest: boolean; standing: Standing | null }) {
  if (standing) return <Standstill {...standing} />;
  return (
    <section className="card p-4">
      <h2 className="text-lg font-semibold">{isRest ? "Rest day" : "Nothing is planned for today"}</h2>
      <p className="text-ink-2">
        {isRest ? "Your program says rest today." : "Another day's workout can be started from the calendar."}
      </p>
    </section>
  );
}

function Missed({ workout: { name, words, programId, key } }: { workout: Titled }) {
  return <Row title={name} more={words} action="Do it today" to={trainPaths.trainWorkout(programId, key)} mark="M" />;
}

type RowProps = { title: string; more: string; action: ReactNode; to: string; mark?: string };

function Row({ title, more, action, to, mark }: RowProps) {
  return (
    <section aria-label={title} className="card flex flex-wrap items-center gap-3 p-4">
      {mark && (
        <span
          aria-hidden="true"
          className="grid size-7 flex-none place-items-center rounded-full border border-bad text-sm font-bold text-bad"
        >
          {mark}
        </span>
      )}
      <div className="min-w-0 flex-1 basis-44">
        <h2 className="text-lg font-semibold wrap-anywhere">{title}</h2>
        <p className="text-ink-2">{more}</p>
      </div>
      <a className="btn" href={to}>
        {action}
        <span className="sr-only">{`: ${title}`}</span>
      </a>
    </section>
  );
}

function isOffered(standing: Standing | null, programId: string) {
  return standing?.is === "bought" && standing.programId === programId;
}

function Bought({ today, programs }: { today: string; programs: readonly BoughtProgram[] }) {
  if (programs.length === 0) return null;
  return (
    <Section title="Programs you bought">
      {programs.map((program) => (
        <Row
          key={program.programId}
          title={program.name}
          {...stateOf(program, today)}
          to={trainPaths.beginProgram(program.programId)}
        />
      ))}
    </Section>
  );
}

function stateOf({ startDate, lastDay }: BoughtProgram, today: string) {
  if (startDate === null) return { more: "Not begun", action: "Begin" };
  if (lastDay !== null && lastDay < today) return { more: `Ended on ${formatDate(lastDay)}`, action: "Begin again" };
  const began = startDate > today ? "Begins" : "Began";
  return { more: `${began} on ${formatDate(startDate)}`, action: "Change" };
}

function Ahead({ coming }: { coming: readonly Coming[] }) {
  return (
    <Section title="Next three days">
      <ul className="card divide-y divide-line px-4">
        {coming.map(({ on, day, isRest, workouts }) => (
          <li key={on} className="flex min-h-14 items-center gap-3">
            <span className="w-16 flex-none text-ink-2">{day}</span>
            {workouts.length === 0 && <span className="text-ink-2">{isRest ? "Rest" : "Nothing planned"}</span>}
            <span className="grid flex-1">
              {workouts.map(({ name, programId, key }) => (
                <a
                  key={`${programId} ${key}`}
                  href={trainPaths.trainWorkout(programId, key)}
                  className="flex min-h-12 items-center font-semibold text-ink wrap-anywhere"
                >
                  {name}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
