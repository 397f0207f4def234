import { memo } from "react";
import type { Module } from "#app/domain/workout/document.ts";
import { setTypes } from "#app/domain/workout/document.ts";
import { fieldName } from "#app/domain/workout/form/fields.ts";
import type { FieldError } from "#app/domain/workout/form/posted.ts";
import { commandButton } from "#app/domain/workout/form/presses.ts";
import { lettersOf } from "#app/domain/workout/letters.ts";
import { limits } from "#app/domain/workout/limits.ts";
import { hasRoundCount, roundWord, setTypeNames } from "#app/domain/workout/set-types.ts";
import { SelectInput, TextBox, TextInput } from "./controls.tsx";
import { ExerciseEditor, type Spot } from "./exercise-editor.tsx";
import { IconButton } from "./icon-button.tsx";
import { SetSearch } from "./set-search.tsx";

export type SetProps = {
  workoutKey: string;
  module: Module;
  /** 'set 2, alternative 1', as names within the card say it. */
  place: string;
  positions: number;
  /** The sets before and after in the workout, for exercises that move out of this one. */
  before: Module | null;
  after: Module | null;
  /** How each exercise of the workout is called, by id. */
  names: ReadonlyMap<string, string>;
  errors: Readonly<Record<string, FieldError>>;
};

export const SetEditor = memo(SetParts, haveSameParts);

function SetParts(props: SetProps) {
  const { workoutKey, module, place, names, errors } = props;
  const letters = lettersOf(module);
  return (
    <div className="set-body">
      <SetFields {...props} />
      <ol className="exs" aria-label={`Exercises of ${place}`}>
        {module.moduleExercises.map((entry, index) => (
          <ExerciseEditor
            key={entry.id}
            workoutKey={workoutKey}
            entry={entry}
            letter={letters[index] ?? null}
            name={names.get(entry.id) ?? ""}
            up={spotAbove(props, index)}
            down={spotBelow(props, index)}
            errors={errors}
          />
        ))}
      </ol>
      <SetSearch workoutKey={workoutKey} moduleId={module.id} place={place} />
      <SetButtons {...props} />
    </div>
  );
}

function SetFields({ workoutKey, module, place, errors }: SetProps) {
  const field = { of: "set", key: workoutKey, id: module.id } as const;
  const name = fieldName({ ...field, part: "name" });
  const type = fieldName({ ...field, part: "setType" });
  const rounds = fieldName({ ...field, part: "setRounds" });
  const description = fieldName({ ...field, part: "description" });
  return (
    <div className="set-fields">
      <TextInput
        name={name}
        label={`Name of ${place}`}
        value={module.name}
        placeholder="Name of set"
        list="set-names"
        maxLength={limits.name}
        error={errors[name]}
      />
      <SelectInput
        name={type}
        label={`Type of ${place}`}
        value={module.setType ?? ""}
        options={typeOptions}
        error={errors[type]}
      />
      {hasRoundCount(module.setType) && (
        <TextInput
          className="ed-input ed-count"
          name={rounds}
          label={`${capitalised(roundWord(module.setType))} of ${place}`}
          value={module.setRounds === null ? "" : String(module.setRounds)}
          inputMode="numeric"
          error={errors[rounds]}
        />
      )}
      <TextBox
        className="ed-input ed-wide"
        name={description}
        label={`Description of ${place}`}
        value={module.description}
        placeholder="Description"
        maxLength={limits.description}
        error={errors[description]}
      />
    </div>
  );
}

const typeOptions = [
  { value: "", label: "No type" },
  ...setTypes.map((value) => ({ value: value as string, label: setTypeNames[value] })),
];

function SetButtons({ workoutKey, module, place, positions }: SetProps) {
  const at = module.orderNumber;
  const move = (to: number) => commandButton(workoutKey, "set.move", module.id, to);
  const isMain = module.orderNumberInAlternatives === 0;
  return (
    <div className="set-foot">
      <button
        className="btn btn-ghost btn-s"
        type="submit"
        name="do"
        value={commandButton(workoutKey, "exercise.addRest", module.id)}
      >
        Add rest
        <span className="sr-only">{` to ${place}`}</span>
      </button>
      <button
        className="btn btn-ghost btn-s"
        type="submit"
        name="do"
        value={commandButton(workoutKey, "set.addAlternative", module.id)}
      >
        Add alternative
        <span className="sr-only">{` of ${place}`}</span>
      </button>
      <span className="tools">
        {isMain && <IconButton icon="up" name={`Move ${place} up`} value={move(at - 1)} disabled={at === 1} />}
        {isMain && (
          <IconButton icon="down" name={`Move ${place} down`} value={move(at + 1)} disabled={at === positions} />
        )}
        <IconButton icon="remove" name={`Remove ${place}`} value={commandButton(workoutKey, "set.remove", module.id)} />
      </span>
    </div>
  );
}

function spotAbove({ module, before }: SetProps, index: number): Spot | null {
  if (index > 0) return { moduleId: module.id, at: index };
  return before && { moduleId: before.id, at: before.moduleExercises.length + 1 };
}

function spotBelow({ module, after }: SetProps, index: number): Spot | null {
  if (index < module.moduleExercises.length - 1) return { moduleId: module.id, at: index + 2 };
  return after && { moduleId: after.id, at: 1 };
}

function capitalised(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A set is drawn again when it or its exercises' names changed, or where an exercise would move to. */
function haveSameParts(one: SetProps, other: SetProps) {
  return (
    one.module === other.module &&
    one.place === other.place &&
    one.positions === other.positions &&
    one.errors === other.errors &&
    one.before?.id === other.before?.id &&
    one.before?.moduleExercises.length === other.before?.moduleExercises.length &&
    one.after?.id === other.after?.id &&
    one.module.moduleExercises.every(({ id }) => one.names.get(id) === other.names.get(id))
  );
}
