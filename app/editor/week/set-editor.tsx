import { memo } from "react";
import { capitalised } from "#app/domain/text/capital.ts";
import { printSetTiming, setTimings } from "#app/domain/workout/document/details.ts";
import type { Module } from "#app/domain/workout/document/document.ts";
import { lettersOf } from "#app/domain/workout/document/letters.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import {
  hasRoundCount,
  hasTimeCap,
  roundWord,
  setTypeCodes,
  setTypeName,
} from "#app/domain/workout/document/set-types.ts";
import type { FieldError } from "#app/domain/workout/form/posted.ts";
import { commandButton } from "#app/domain/workout/form/presses.ts";
import { placeOfSet } from "#app/domain/workout/form/search-names.ts";
import { showsInterval } from "#app/domain/workout/form/table.ts";
import { SelectInput, TextBox, TextInput } from "#app/editor/controls/controls.tsx";
import { IconButton } from "#app/editor/controls/icon-button.tsx";
import { PartButtons, PlaceButton } from "#app/editor/controls/part-buttons.tsx";
import { ExerciseEditor, type Spot } from "./exercise-editor.tsx";
import { SetSearch } from "./set-search.tsx";

export type SetProps = {
  workoutKey: string;
  module: Module;
  place: string;
  positions: number;
  before: Module | null;
  after: Module | null;
  names: ReadonlyMap<string, string>;
  errors: Readonly<Record<string, FieldError>>;
};

export const SetEditor = memo(SetParts, haveSameParts);

function SetParts(props: SetProps) {
  const { workoutKey, module, place, names, errors } = props;
  const letters = lettersOf(module);
  return (
    <div className="set-body" id={placeOfSet(module.id)}>
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
  const name = { label: `Name of ${place}`, value: module.name, placeholder: "Name of set", maxLength: limits.name };
  return (
    <div className="set-fields">
      <TextInput field={{ ...field, part: "name" }} errors={errors} list="set-names" autoComplete="off" {...name} />
      <SelectInput
        field={{ ...field, part: "setType" }}
        errors={errors}
        label={`Type of ${place}`}
        value={module.setType ?? ""}
        options={typeOptions}
      />
      {hasRoundCount(module.setType) && (
        <TextInput
          className="ed-input ed-count"
          field={{ ...field, part: "setRounds" }}
          errors={errors}
          label={`${capitalised(roundWord(module.setType))} of ${place}`}
          value={String(module.setRounds ?? "")}
          inputMode="numeric"
        />
      )}
      <SetTimes {...{ workoutKey, module, place, errors }} />
      <TextBox
        className="ed-input ed-wide"
        field={{ ...field, part: "description" }}
        errors={errors}
        label={`Description of ${place}`}
        value={module.description}
        placeholder="Description"
        maxLength={limits.description}
      />
    </div>
  );
}

const timings = {
  timeCap: { name: "Time cap", placeholder: "20:00" },
  interval: { name: "Interval", placeholder: "2:00 or 20s/10s" },
};

function SetTimes({ workoutKey, module, place, errors }: Pick<SetProps, "workoutKey" | "module" | "place" | "errors">) {
  const isShown = { timeCap: hasTimeCap(module.setType), interval: showsInterval(module) };
  return setTimings.map(
    (part) =>
      isShown[part] && (
        <TextInput
          key={part}
          field={{ of: "set", key: workoutKey, id: module.id, part }}
          errors={errors}
          label={`${timings[part].name} of ${place}`}
          value={printSetTiming(module, part)}
          placeholder={`${timings[part].name}, ${timings[part].placeholder}`}
        />
      ),
  );
}

const typeOptions = [
  { value: "", label: "No type" },
  ...setTypeCodes.map((value) => ({ value: value as string, label: setTypeName(value) })),
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
        {isMain && <PlaceButton workoutKey={workoutKey} id={module.id} name={place} />}
        {isMain && <IconButton icon="up" name={`Move ${place} up`} value={move(at - 1)} disabled={at === 1} />}
        {isMain && (
          <IconButton icon="down" name={`Move ${place} down`} value={move(at + 1)} disabled={at === positions} />
        )}
        <PartButtons workoutKey={workoutKey} part={{ kind: "set", id: module.id }} name={place} />
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

/** Renders again if the set, its exercises' names or the targets of moves changed. */
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
