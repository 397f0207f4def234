import { memo } from "react";
import { canFill } from "#app/domain/workout/clipboard/can-fill.ts";
import type { Module, ModuleExercise } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { exerciseTitle } from "#app/domain/workout/document/names.ts";
import type { FieldError } from "#app/domain/workout/form/field-error.ts";
import { commandButton, pressButton } from "#app/domain/workout/form/presses.ts";
import { TextBox } from "#app/editor/controls/controls.tsx";
import { ClipItems, MenuItem, MoveItems, Of, PartMenu } from "#app/editor/controls/part-menu.tsx";
import { PlaceButton } from "#app/editor/controls/place-button.tsx";
import { useEditor, useFocus } from "#app/editor/state/context.ts";
import { Columns } from "./columns.tsx";
import { DetailLine, ExerciseDetails } from "./exercise-details.tsx";
import { Rounds } from "./rounds.tsx";

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
  const { canEdit } = useEditor();
  const isOpen = useFocus(({ open }) => open === entry.id);
  const title = exerciseTitle(entry);
  return (
    // biome-ignore lint/a11y/useSemanticElements: why: a legend would be read before each of its fields
    <div
      className={isOpen ? "ex on" : "ex"}
      id={entry.id}
      role="group"
      tabIndex={-1}
      aria-label={letter ? `${letter}: ${name}` : name}
    >
      <div className="ex-head">
        <PlaceButton workoutKey={workoutKey} id={entry.id} name={name} letter={letter} />
        <b className="ex-name" title={title}>
          {title}
        </b>
        {canEdit && <ExerciseMenu {...props} isOpen={isOpen} />}
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
      {canFill(entry) && <FillButton workoutKey={workoutKey} id={entry.id} name={name} />}
      {isOpen && !entry.isRest && <ExerciseDetails workoutKey={workoutKey} entry={entry} name={name} errors={errors} />}
      {!isOpen && <DetailLine entry={entry} />}
      {isOpen && !entry.isRest && <Columns workoutKey={workoutKey} entry={entry} name={name} errors={errors} />}
      <Rounds workoutKey={workoutKey} entry={entry} name={name} isOpen={isOpen} errors={errors} />
    </div>
  );
}

function ExerciseMenu({ workoutKey, entry, name, up, down, isOpen }: ExerciseProps & { isOpen: boolean }) {
  const move = (spot: Spot | null) =>
    spot && commandButton(workoutKey, "exercise.move", entry.id, spot.moduleId, spot.at);
  return (
    <PartMenu id={entry.id} name={name}>
      <MenuItem value={pressButton({ press: isOpen ? "fold" : "open", key: workoutKey, id: entry.id })}>
        {isOpen ? "Close columns and rounds" : "Columns and rounds"}
        <Of name={`of ${name}`} />
      </MenuItem>
      {!entry.isRest && (
        <MenuItem value={commandButton(workoutKey, "exercise.oneRepetitionMaximum", entry.id)}>
          1RM: one repetition
          <Of name={`of ${name}`} /> at 100 %
        </MenuItem>
      )}
      <MoveItems name={name} up={move(up)} down={move(down)} />
      <ClipItems workoutKey={workoutKey} part={{ kind: "exercise", id: entry.id }} name={name} />
      <MenuItem value={commandButton(workoutKey, "exercise.remove", entry.id)}>
        Remove
        <Of name={name} />
      </MenuItem>
    </PartMenu>
  );
}

/** There may be no last time: looking it up for each exercise would slow every week down. */
function FillButton({ workoutKey: key, id, name }: Pick<ExerciseProps, "workoutKey" | "name"> & { id: string }) {
  return (
    <button className="btn btn-ghost btn-s" type="submit" name="do" value={pressButton({ press: "fill", key, id })}>
      Fill as last time
      <span className="sr-only">{` for ${name}`}</span>
    </button>
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
