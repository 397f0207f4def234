import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import type { Module, ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { setTypeCodes } from "#app/domain/workout/document/set-types.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import type { WorkoutView } from "#app/features/workouts/queries.server.ts";
import { readWeekAt } from "#app/features/workouts/week.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import "#app/styles/editor.css";

/**
 * What the editor is measured beside, and nobody ships: the same week with the same controls as a plain form in React,
 * whose fields are controlled by one state, so that every key draws the week.
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
    <main className="editor">
      <p>{isDirty ? "1 day unsaved" : ""}</p>
      <div className="week">
        {week.map(({ key, workout }) => (
          <Day key={key} workout={workout} change={change(key)} />
        ))}
      </div>
    </main>
  );
}

type Typed = { currentTarget: { value: string } };

function Day({ workout, change }: { workout: Workout; change: Change<Workout> }) {
  const typed = (field: "name" | "motivation") => ({
    value: workout[field],
    onChange: ({ currentTarget: { value } }: Typed) => change((before) => ({ ...before, [field]: value })),
  });
  return (
    <div className="day">
      <div className="card">
        <header>
          <label className="ed-tick">
            <input type="checkbox" checked={workout.restDay} readOnly />
            Rest day
          </label>
          <Icons of={`day ${workout.day}`} does={["copy", "paste"]} />
        </header>
        <input className="ed-title" placeholder="Title of daily exercise" {...typed("name")} />
        <textarea className="ed-motivation" placeholder="Motivational text" rows={1} {...typed("motivation")} />
        {workout.modules.map((module, index) => (
          <SetPart
            key={module.id}
            module={module}
            change={(next) => change((before) => ({ ...before, modules: before.modules.with(index, next(module)) }))}
          />
        ))}
        <button className="btn add-set" type="button">
          New set
        </button>
      </div>
    </div>
  );
}

function SetPart({ module, change }: { module: Module; change: Change<Module> }) {
  const of = `set ${module.orderNumber}`;
  const typed = (field: "name" | "setType" | "setRounds" | "description", label: string) => ({
    className: "ed-input",
    "aria-label": `${label} of ${of}`,
    value: module[field] ?? "",
    onChange: ({ currentTarget: { value } }: Typed) => change((before) => ({ ...before, [field]: value })),
  });
  return (
    <div className="set">
      <div className="set-fields">
        <input {...typed("name", "Name")} />
        <select {...typed("setType", "Type")}>
          {["", ...setTypeCodes].map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
        <input {...typed("setRounds", "Rounds")} />
        <textarea rows={1} {...typed("description", "Description")} />
      </div>
      {module.moduleExercises.map((entry, index) => (
        <Entry
          key={entry.id}
          entry={entry}
          change={(next) =>
            change((before) => ({ ...before, moduleExercises: before.moduleExercises.with(index, next(entry)) }))
          }
        />
      ))}
      <div className="set-search">
        <input className="ed-input" type="search" aria-label={`Search exercise for ${of}`} />
        {["Search", "Add rest", "Add alternative"].map((name) => (
          <button key={name} className="btn btn-s" type="button">
            {name}
          </button>
        ))}
      </div>
      <Icons of={of} does={["place", "up", "down", "copy", "paste", "remove"]} />
    </div>
  );
}

function Entry({ entry, change }: { entry: ModuleExercise; change: Change<ModuleExercise> }) {
  const name = entry.exercise?.name ?? "Rest";
  return (
    // biome-ignore lint/a11y/useSemanticElements: why: as in the editor
    <div className="ex" role="group" aria-label={name}>
      <div className="ex-head">
        <h3>{name}</h3>
        <Icons of={name} does={["place", "open", "up", "down", "remove"]} />
      </div>
      <input
        className="ed-input ex-note"
        aria-label={`${name}, description`}
        value={entry.description}
        onChange={({ currentTarget: { value } }) => change((before) => ({ ...before, description: value }))}
      />
      <table className="rounds">
        <tbody>
          {entry.moduleExerciseRounds.map((round, row) => (
            <tr key={round.id}>
              <th scope="row">{round.orderNumber}</th>
              {round.roundDefinitions.map((definition, slot) => (
                <td key={definition.trackableCategory}>
                  <input
                    className="cell"
                    aria-label={`Round ${round.orderNumber}, ${definition.trackableCategory}`}
                    value={definition.value ?? ""}
                    onChange={({ currentTarget: { value } }) => change((before) => withValue(before, row, slot, value))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Icons({ of, does }: { of: string; does: string[] }) {
  return (
    <span className="tools">
      {does.map((icon) => (
        <button key={icon} className="ib ib-place" type="button" title={`${icon} ${of}`} />
      ))}
    </span>
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
