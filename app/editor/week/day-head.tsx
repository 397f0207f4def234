import { Link } from "@remix-run/react";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { dayBox } from "#app/domain/workout/form/search-names.ts";
import { TextInput, TickBox } from "#app/editor/controls/controls.tsx";
import { ClipItems, MenuItem, Of, PartMenu } from "#app/editor/controls/part-menu.tsx";
import { useDialogQuery } from "#app/editor/state/address.ts";
import { useEditor } from "#app/editor/state/context.ts";
import { type Entry, isDirty } from "#app/editor/state/entry.ts";
import { paths } from "#app/paths.ts";

type DayProps = { workoutKey: string; place: string };

export function DayHead({ workoutKey, place, entry, isOpen }: DayProps & { entry: Entry; isOpen: boolean }) {
  const { workout, errors } = entry;
  return (
    <header className="day-head">
      <DayHeading place={place} />
      {!workout.restDay && (
        <TextInput
          className="ed-title"
          field={{ of: "workout", key: workoutKey, part: "name" }}
          errors={errors}
          label={`Title of ${place}`}
          value={workout.name}
          placeholder="Title of daily exercise"
          maxLength={limits.name}
        />
      )}
      {isDirty(entry) && (
        <span className="dirty">
          <span>Unsaved</span>
        </span>
      )}
      <DayMenu workoutKey={workoutKey} place={place} workout={workout} isOpen={isOpen} />
    </header>
  );
}

/** 'Monday, Day 1', of which a narrow column shows 'Mon'. */
function DayHeading({ place }: Pick<DayProps, "place">) {
  return (
    <h2>
      {place.slice(0, 3)}
      <span>{place.slice(3)}</span>
    </h2>
  );
}

type MenuProps = DayProps & { workout: Workout; isOpen: boolean };

function DayMenu({ workoutKey: key, place, workout, isOpen }: MenuProps) {
  const { canEdit, programId } = useEditor();
  const preview = <DayLink to={paths.preview(programId, key)} words="Preview" place={place} />;
  if (!canEdit) return preview;
  const id = `day-${key}`;
  return (
    <PartMenu id={id} name={place}>
      <label className="ed-tick">
        <input type="checkbox" name={dayBox} value={key} aria-label={`Select ${place}`} />
        Select this day
      </label>
      {!workout.restDay && <RestTick workoutKey={key} workout={workout} />}
      {!workout.restDay && (
        <MenuItem value={pressButton({ press: isOpen ? "fold" : "open", key, id })}>
          {isOpen ? "Close text and image" : "Text and image for clients"}
          <Of name={`of ${place}`} />
        </MenuItem>
      )}
      {preview}
      <DayLink to={paths.workoutText(programId, key)} words="Text" place={`of ${place}`} />
      <ClipItems workoutKey={key} part={{ kind: "workout" }} name={place} />
      <ApplyButton workoutKey={key} />
    </PartMenu>
  );
}

function DayLink({ to, words, place }: { to: string; words: string; place: string }) {
  const search = useDialogQuery();
  return (
    <Link className="menu-item" to={to + search} preventScrollReset>
      {words}
      <Of name={place} />
    </Link>
  );
}

export function RestTick({ workoutKey, workout }: Pick<MenuProps, "workoutKey" | "workout">) {
  const field = { of: "workout", key: workoutKey, part: "restDay" } as const;
  return <TickBox field={field} label="Rest day" checked={workout.restDay} />;
}

/** Without script, selects and ticks apply after posting. */
export function ApplyButton({ workoutKey }: Pick<DayProps, "workoutKey">) {
  const value = pressButton({ press: "apply", key: workoutKey });
  return (
    <button className="btn btn-s without-script" type="submit" name="do" value={value}>
      Apply
    </button>
  );
}
