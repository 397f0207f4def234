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
import type { FieldError } from "#app/domain/workout/form/field-error.ts";
import { commandButton, pressButton } from "#app/domain/workout/form/presses.ts";
import { placeOfSet } from "#app/domain/workout/form/search-names.ts";
import { showsInterval } from "#app/domain/workout/form/table.ts";
import { SelectInput, TextBox, TextInput } from "#app/editor/controls/controls.tsx";
import { ClipItems, MenuItem, MoveItems, Of, PartMenu } from "#app/editor/controls/part-menu.tsx";
import { PlaceButton } from "#app/editor/controls/place-button.tsx";
import { useEditor, useFocus } from "#app/editor/state/context.ts";
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
  const { canEdit } = useEditor();
  const isOpen = useFocus(({ open }) => open === module.id);
  const letters = lettersOf(module);
  return (
    <div className={bodyLook(module, isOpen)} id={placeOfSet(module.id)}>
      <div className="set-line" data-place={capitalised(place)}>
        <SetFields {...props} />
        <span className="set-kind">{setKind(module)}</span>
        {canEdit && <SetTools {...props} isOpen={isOpen} />}
      </div>
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
      <SetSearch workoutKey={workoutKey} moduleId={module.id} place={place} />
    </div>
  );
}

/** A compact week has no line for a set that is nothing but its exercises. */
function bodyLook({ name, setType, moduleExercises }: Module, isOpen: boolean) {
  if (isOpen) return "set-body on";
  return name === "" && setType === null && moduleExercises.length > 0 ? "set-body bare" : "set-body";
}

/** In place of the fields, in a compact week. */
function setKind({ setType, setRounds }: Module) {
  if (setType === null) return "";
  return setRounds === null ? setTypeName(setType) : `${setTypeName(setType)} · ${setRounds}`;
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
        className={module.setType === null ? "ed-input no-type" : "ed-input"}
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

function SetTools({ workoutKey, module, place, positions, isOpen }: SetProps & { isOpen: boolean }) {
  const at = module.orderNumber;
  const move = (to: number) => (to < 1 || to > positions ? null : commandButton(workoutKey, "set.move", module.id, to));
  const isMain = module.orderNumberInAlternatives === 0;
  return (
    <div className="set-tools">
      {isMain && <PlaceButton workoutKey={workoutKey} id={module.id} name={place} />}
      <PartMenu id={module.id} name={capitalised(place)}>
        <MenuItem value={pressButton({ press: isOpen ? "fold" : "open", key: workoutKey, id: module.id })}>
          {isOpen ? "Close name, type and search" : "Name, type and search"}
          <Of name={`of ${place}`} />
        </MenuItem>
        <MenuItem value={commandButton(workoutKey, "exercise.addRest", module.id)}>
          Add rest
          <Of name={`to ${place}`} />
        </MenuItem>
        <MenuItem value={commandButton(workoutKey, "set.addAlternative", module.id)}>
          Add alternative
          <Of name={`of ${place}`} />
        </MenuItem>
        {isMain && <MoveItems name={place} up={move(at - 1)} down={move(at + 1)} />}
        <ClipItems workoutKey={workoutKey} part={{ kind: "set", id: module.id }} name={place} />
        <MenuItem value={commandButton(workoutKey, "set.remove", module.id)}>
          Remove
          <Of name={place} />
        </MenuItem>
      </PartMenu>
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
