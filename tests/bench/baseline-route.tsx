import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import type { Module, ModuleExercise, Workout } from "#app/domain/workout/document.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import type { WorkoutView } from "#app/features/workouts/queries.server.ts";
import { readWeekAt } from "#app/features/workouts/week.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import "#app/styles/editor.css";

/**
 * What the editor is measured beside, and nobody ships: the same week as a plain form in React, whose fields are
 * controlled by one state, so that every key draws the week.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const program = await findProgram(ctx, params.programId ?? "");
  const { workouts } = await readWeekAt(ctx, program, "1");
  return { workouts: JSON.stringify(workouts) };
}

type Change<T> = (change: (before: T) => T) => void;

export default function Baseline() {
  const { workouts } = useLoaderData<typeof loader>();
  const [week, setWeek] = useState<WorkoutView[]>(() => JSON.parse(workouts));
  const [isDirty, setDirty] = useState(false);
  function change(key: string): Change<Workout> {
    return (next) => {
      setDirty(true);
      setWeek((days) => days.map((day) => (day.key === key ? { ...day, workout: next(day.workout) } : day)));
    };
  }
  return (
    <main className="week-fields">
      <p>{isDirty ? "1 day unsaved" : ""}</p>
      {week.map(({ key, workout }) => (
        <Day key={key} workout={workout} change={change(key)} />
      ))}
    </main>
  );
}

function Day({ workout, change }: { workout: Workout; change: Change<Workout> }) {
  return (
    <div className="card">
      <input
        className="ed-title"
        placeholder="Title of daily exercise"
        value={workout.name}
        onChange={(event) => change((before) => ({ ...before, name: event.target.value }))}
      />
      {workout.modules.map((module, index) => (
        <SetPart
          key={module.id}
          module={module}
          change={(next) => change((before) => ({ ...before, modules: before.modules.with(index, next(module)) }))}
        />
      ))}
    </div>
  );
}

function SetPart({ module, change }: { module: Module; change: Change<Module> }) {
  return (
    <div className="set">
      <input
        className="ed-input"
        aria-label={`Description of set ${module.orderNumber}`}
        value={module.description}
        onChange={(event) => change((before) => ({ ...before, description: event.target.value }))}
      />
      {module.moduleExercises.map((entry, index) => (
        <Rounds
          key={entry.id}
          entry={entry}
          change={(next) =>
            change((before) => ({ ...before, moduleExercises: before.moduleExercises.with(index, next(entry)) }))
          }
        />
      ))}
    </div>
  );
}

function Rounds({ entry, change }: { entry: ModuleExercise; change: Change<ModuleExercise> }) {
  return (
    <table className="rounds">
      <tbody>
        {entry.moduleExerciseRounds.map((round, row) => (
          <tr key={round.id}>
            {round.roundDefinitions.map((definition, slot) => (
              <td key={definition.trackableCategory}>
                <input
                  className="cell"
                  aria-label={`${entry.exercise?.name}, round ${round.orderNumber}, ${definition.trackableCategory}`}
                  value={definition.value ?? ""}
                  onChange={(event) => change((before) => withValue(before, row, slot, event.target.value))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function withValue(entry: ModuleExercise, row: number, slot: number, value: string): ModuleExercise {
  const moduleExerciseRounds = entry.moduleExerciseRounds.map((round, index) => {
    if (index !== row) return round;
    const roundDefinitions = round.roundDefinitions.map((one, at) => (at === slot ? { ...one, value } : one));
    return { ...round, roundDefinitions };
  });
  return { ...entry, moduleExerciseRounds };
}
