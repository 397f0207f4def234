import { categoryName, unitName } from "#app/domain/trackables/names.ts";
import { type TrackableCategory, trackableCategories, trackables } from "#app/domain/trackables/table.ts";
import { percentageBaseNames, percentageBases, typeName } from "#app/domain/trackables/types.ts";
import type { ModuleExercise, TrackableSlot } from "#app/domain/workout/document/document.ts";
import type { FieldError } from "#app/domain/workout/form/field-error.ts";
import { columnBase, columnType } from "#app/domain/workout/form/fields.ts";
import { commandButton } from "#app/domain/workout/form/presses.ts";
import { SelectInput } from "#app/editor/controls/controls.tsx";
import { IconButton } from "#app/editor/controls/icon-button.tsx";

type Props = {
  workoutKey: string;
  entry: ModuleExercise;
  name: string;
  errors: Readonly<Record<string, FieldError>>;
};

export function Columns({ workoutKey, entry, name, errors }: Props) {
  const [next] = freeCategories(entry);
  return (
    <div className="columns">
      {entry.trackableCategories.map((slot, index) => (
        <Column
          // biome-ignore lint/suspicious/noArrayIndexKey: why: a column has no id; its place is what it is
          key={index}
          workoutKey={workoutKey}
          entry={entry}
          name={name}
          errors={errors}
          slot={slot}
          index={index}
        />
      ))}
      {next && <AddColumn workoutKey={workoutKey} entry={entry} name={name} category={next} />}
    </div>
  );
}

/** With the most likely category: an empty column would not survive the save of each post without script. */
function AddColumn({ workoutKey, entry, name, category }: Omit<Props, "errors"> & { category: TrackableCategory }) {
  const add = commandButton(workoutKey, "trackable.add", entry.id, category);
  return (
    <button className="btn btn-s" type="submit" name="do" value={add}>
      Add column
      <span className="sr-only">{` to ${name}`}</span>
    </button>
  );
}

function Column({ workoutKey, entry, name, errors, slot, index }: Props & { slot: TrackableSlot; index: number }) {
  const field = { of: "column", key: workoutKey, id: entry.id, slot: index } as const;
  const called = `${name}, column ${index + 1}`;
  const type = columnType(entry, index);
  const base = columnBase(entry, index);
  const parts = [
    { part: "category", value: slot.trackableCategory ?? "", options: categoryOptions(entry, slot) },
    { part: "unit", value: slot.measurementUnit ?? "", options: unitOptions(slot) },
    { part: "type", value: type ?? "", options: typeOptions(slot, type === null && hasRounds(entry)) },
    { part: "base", value: base, options: base === "" ? [] : baseOptions },
  ] as const;
  return (
    <div className="column">
      {parts.map(
        ({ part, value, options }) =>
          options.length > 1 && (
            <SelectInput
              key={part}
              className={part === "base" ? "ed-input col-span-2" : undefined}
              field={{ ...field, part }}
              errors={errors}
              label={`${called}, ${part === "base" ? "percentage of" : part}`}
              value={value}
              options={options}
            />
          ),
      )}
      <IconButton
        icon="remove"
        name={`Remove ${called}`}
        value={commandButton(workoutKey, "trackable.remove", entry.id, index)}
      />
    </div>
  );
}

const baseOptions = percentageBases.map((value) => ({
  value: value as string,
  label: `of the ${percentageBaseNames[value]}`,
}));

function hasRounds(entry: ModuleExercise) {
  return entry.moduleExerciseRounds.length > 0;
}

function categoryOptions(entry: ModuleExercise, { trackableCategory: own }: TrackableSlot) {
  const choices = own ? [own, ...freeCategories(entry)] : freeCategories(entry);
  return [{ value: "", label: "–" }, ...choices.map((value) => ({ value, label: categoryName(value) }))];
}

function freeCategories(entry: ModuleExercise): TrackableCategory[] {
  const used = new Set(entry.trackableCategories.map(({ trackableCategory }) => trackableCategory));
  const likely = entry.exercise?.trackableCategoryConfiguration ?? [];
  return [...new Set([...likely, ...trackableCategories])].filter((category) => !used.has(category));
}

function unitOptions({ trackableCategory }: TrackableSlot) {
  if (!trackableCategory) return [];
  return trackables[trackableCategory].units.map((value) => ({ value, label: unitName(value) || "–" }));
}

function typeOptions({ trackableCategory }: TrackableSlot, mixed: boolean) {
  if (!trackableCategory) return [];
  const own = trackables[trackableCategory].types.map((value) => ({ value: value as string, label: typeName(value) }));
  return mixed ? [{ value: "", label: "Different types" }, ...own] : own;
}
