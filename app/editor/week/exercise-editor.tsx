import { memo } from "react";
import type { Module, ModuleExercise } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { exerciseTitle } from "#app/domain/workout/document/names.ts";
import type { FieldError } from "#app/domain/workout/form/posted.ts";
import { commandButton, pressButton } from "#app/domain/workout/form/presses.ts";
import { TextBox } from "#app/editor/controls/controls.tsx";
import { IconButton } from "#app/editor/controls/icon-button.tsx";
import { PartButtons, PlaceButton } from "#app/editor/controls/part-buttons.tsx";
import { useFocus } from "#app/editor/state/context.ts";
import { Columns } from "./columns.tsx";
import { DetailLine, ExerciseDetails } from "./exercise-details.tsx";
import { RoundsTable } from "./rounds-table.tsx";

export type ExerciseProps = {
  workoutKey: string;
  entry: ModuleExercise;
  letter: string | null;
  name: string;
  up: Spot | null;
  down: Spot | null;
  errors: Readonly<Record<string, FieldError>>;
};

export type Spot = { moduleId: Module["id"]; at: number };

export const ExerciseEditor = memo(ExerciseParts, haveSameParts);

function ExerciseParts(props: ExerciseProps) {
  const { workoutKey, entry, name, letter, errors } = props;
  const isOpen = useFocus(({ open }) => open === entry.id);
  return (
    <li className="ex" id={entry.id} tabIndex={-1} aria-label={name}>
      <div className="ex-head">
        <PlaceButton workoutKey={workoutKey} id={entry.id} name={name} />
        {letter && <span className="letter">{letter}</span>}
        <h3>{exerciseTitle(entry)}</h3>
        <ExerciseButtons {...props} isOpen={isOpen} />
      </div>
      <TextBox
        className="ed-input ex-note"
        field={{ of: "exercise", key: workoutKey, id: entry.id, part: "description" }}
        errors={errors}
        label={`${name}, description`}
        value={entry.description}
        placeholder="Description"
        maxLength={limits.description}
      />
      {isOpen && !entry.isRest && <ExerciseDetails workoutKey={workoutKey} entry={entry} name={name} errors={errors} />}
      {!isOpen && <DetailLine entry={entry} />}
      {isOpen && !entry.isRest && <Columns workoutKey={workoutKey} entry={entry} name={name} errors={errors} />}
      <RoundsTable workoutKey={workoutKey} entry={entry} name={name} isOpen={isOpen} errors={errors} />
    </li>
  );
}

function ExerciseButtons({ workoutKey, entry, name, up, down, isOpen }: ExerciseProps & { isOpen: boolean }) {
  const move = (spot: Spot | null) =>
    spot ? commandButton(workoutKey, "exercise.move", entry.id, spot.moduleId, spot.at) : "";
  return (
    <span className="tools">
      {!entry.isRest && (
        <>
          <button
            className="ib ib-word"
            type="submit"
            name="do"
            value={commandButton(workoutKey, "exercise.oneRepetitionMaximum", entry.id)}
            aria-label={`1RM: one repetition of ${name} at 100 %`}
          >
            1RM
          </button>
          <IconButton
            icon={isOpen ? "fold" : "open"}
            name={isOpen ? `Close columns and rounds of ${name}` : `Columns and rounds of ${name}`}
            value={pressButton({ press: isOpen ? "fold" : "open", key: workoutKey, id: entry.id })}
          />
        </>
      )}
      {isOpen && <PartButtons workoutKey={workoutKey} part={{ kind: "exercise", id: entry.id }} name={name} />}
      <IconButton icon="up" name={`Move ${name} up`} value={move(up)} disabled={!up} />
      <IconButton icon="down" name={`Move ${name} down`} value={move(down)} disabled={!down} />
      <IconButton
        icon="remove"
        name={`Remove ${name}`}
        value={commandButton(workoutKey, "exercise.remove", entry.id)}
      />
    </span>
  );
}

/** `up` and `down` are new objects at each render, so they are compared by content. */
function haveSameParts(before: ExerciseProps, after: ExerciseProps) {
  return (
    before.entry === after.entry &&
    before.name === after.name &&
    before.letter === after.letter &&
    before.errors === after.errors &&
    isSameSpot(before.up, after.up) &&
    isSameSpot(before.down, after.down)
  );
}

function isSameSpot(one: Spot | null, other: Spot | null) {
  return one?.moduleId === other?.moduleId && one?.at === other?.at;
}
