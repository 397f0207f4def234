import { Link } from "@remix-run/react";
import { memo, type ReactNode, useMemo, useState } from "react";
import { counted } from "#app/domain/text/counted.ts";
import { positionsOf } from "#app/domain/workout/document/alternatives.ts";
import type { Module, Workout } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { exerciseNames, setPlace } from "#app/domain/workout/document/names.ts";
import { countedBy, setTypeName } from "#app/domain/workout/document/set-types.ts";
import type { FieldError } from "#app/domain/workout/form/posted.ts";
import { commandButton, pressButton } from "#app/domain/workout/form/presses.ts";
import { TextBox, TextInput, TickBox } from "#app/editor/controls/controls.tsx";
import { PartButtons } from "#app/editor/controls/part-buttons.tsx";
import { useDialogQuery } from "#app/editor/state/address.ts";
import { useEditor, useEntry } from "#app/editor/state/context.ts";
import { isDirty } from "#app/editor/state/entry.ts";
import { paths } from "#app/paths.ts";
import { SetEditor } from "./set-editor.tsx";

const wholeDay = { kind: "workout" } as const;

type CardProps = { workoutKey: string; place: string };

export const WorkoutCard = memo(function WorkoutCard({ workoutKey, place }: CardProps) {
  const entry = useEntry(workoutKey);
  const { canEdit, programId } = useEditor();
  if (!entry) return null;
  const { workout, version, errors } = entry;
  return (
    <div className="card" id={`day-${workoutKey}`} tabIndex={-1}>
      <input type="hidden" name={`${workoutKey}.version`} value={version} />
      <header className="max-[30rem]:flex-wrap">
        <TickBox
          field={{ of: "workout", key: workoutKey, part: "restDay" }}
          label="Rest day"
          checked={workout.restDay}
        />
        {isDirty(entry) && <span className="dirty">Unsaved</span>}
        <DayLink className="ib-preview" to={paths.preview(programId, workoutKey)} label={`Preview ${place}`}>
          Preview
        </DayLink>
        {canEdit && (
          <DayLink className="ib-text" to={paths.workoutText(programId, workoutKey)} label={`Text of ${place}`}>
            Text
          </DayLink>
        )}
        {canEdit && <PartButtons workoutKey={workoutKey} part={wholeDay} name={place} />}
      </header>
      {workout.restDay ? (
        <p className="rest">
          Rest day
          <br />
          <small>Untick to add sets</small>
          <br />
          <ApplyButton workoutKey={workoutKey} />
        </p>
      ) : (
        <Content workoutKey={workoutKey} place={place} workout={workout} errors={errors} />
      )}
    </div>
  );
});

/** Without script, selects and ticks apply after posting. */
function ApplyButton({ workoutKey }: Pick<CardProps, "workoutKey">) {
  const value = pressButton({ press: "apply", key: workoutKey });
  return (
    <button className="btn btn-s without-script" type="submit" name="do" value={value}>
      Apply
    </button>
  );
}

type DayLinkProps = { className: string; to: string; label: string; children: string };

function DayLink({ className, to, label, children }: DayLinkProps) {
  const search = useDialogQuery();
  return (
    <Link className={`ib ib-word ${className}`} to={to + search} preventScrollReset aria-label={label}>
      {children}
    </Link>
  );
}

type ContentProps = CardProps & { workout: Workout; errors: Readonly<Record<string, FieldError>> };

function Content({ workoutKey, place, workout, errors }: ContentProps) {
  const { canEdit } = useEditor();
  return (
    <>
      <TextInput
        className="ed-title"
        field={{ of: "workout", key: workoutKey, part: "name" }}
        errors={errors}
        label={`Title of ${place}`}
        value={workout.name}
        placeholder="Title of daily exercise"
        maxLength={limits.name}
      />
      <TextBox
        className="ed-motivation"
        field={{ of: "workout", key: workoutKey, part: "motivation" }}
        errors={errors}
        label={`Motivational text of ${place}`}
        value={workout.motivation}
        placeholder="Motivational text"
        maxLength={limits.motivation}
      />
      <WorkoutImage workoutKey={workoutKey} image={workout.image} place={place}>
        <ApplyButton workoutKey={workoutKey} />
      </WorkoutImage>
      <Positions workoutKey={workoutKey} workout={workout} errors={errors} />
      {canEdit && <p className="drop-zone">Drop set here</p>}
      {canEdit && (
        <button className="btn add-set" type="submit" name="do" value={commandButton(workoutKey, "set.add")}>
          New set
          <span className="sr-only">{` in ${place}`}</span>
        </button>
      )}
    </>
  );
}

type SetsProps = Omit<ContentProps, "place">;

function Positions({ workoutKey, workout, errors }: SetsProps) {
  const names = useMemo(() => exerciseNames(workout), [workout]);
  const positions = positionsOf(workout.modules);
  return (
    <ol className="sets">
      {positions.map((alternatives) => (
        <Position
          key={alternatives[0]?.id}
          workoutKey={workoutKey}
          workout={workout}
          errors={errors}
          names={names}
          alternatives={alternatives}
          positions={positions.length}
        />
      ))}
    </ol>
  );
}

type PositionProps = SetsProps & { alternatives: Module[]; positions: number; names: ReadonlyMap<string, string> };

function Position({ workoutKey, workout, errors, names, alternatives, positions }: PositionProps) {
  const shownId = useShownAlternative(alternatives);
  const { modules } = workout;
  return (
    <li>
      {alternatives.map((module) => (
        <details
          className="set"
          key={module.id}
          id={module.id}
          // why: a set being moved is briefly in two days, and a shared name would close the new one
          name={alternatives.length > 1 ? `alternatives-${workoutKey}-${alternatives[0]?.id}` : undefined}
          open={module.id === shownId}
        >
          <summary>
            {alternatives.length > 1 && <b className="alt">{`#${module.orderNumberInAlternatives + 1}`}</b>}
            <span className="set-name">{module.name || `Set ${module.orderNumber}`}</span>
            <span className="set-kind">{setKind(module)}</span>
          </summary>
          <SetEditor
            workoutKey={workoutKey}
            module={module}
            positions={positions}
            names={names}
            errors={errors}
            place={setPlace(module)}
            before={modules[modules.indexOf(module) - 1] ?? null}
            after={modules[modules.indexOf(module) + 1] ?? null}
          />
        </details>
      ))}
    </li>
  );
}

/** The last edited one, as a post without script tells, or the main one. */
function useShownAlternative(alternatives: Module[]) {
  const { store } = useEditor();
  const [worked] = useState(() => {
    const { open, found } = store.focus;
    return alternatives.find(({ id, moduleExercises }) => id === found?.moduleId || moduleExercises.some(hasId(open)));
  });
  return alternatives.find(hasId(worked?.id ?? null))?.id ?? alternatives[0]?.id;
}

function hasId(wanted: string | null) {
  return ({ id }: { id: string }) => id === wanted;
}

function setKind({ setType, setRounds }: Module) {
  const type = setTypeName(setType);
  if (setRounds === null) return type;
  return `${type} · ${counted(setRounds, countedBy(setType) ?? "round")}`;
}

type Props = { workoutKey: string; image: string | null; place: string; children: ReactNode };

function WorkoutImage({ workoutKey, image, place, children }: Props) {
  const { programId, canEdit } = useEditor();
  const search = useDialogQuery();
  return (
    <div className="ed-image">
      {image && <img src={paths.file(image, 480)} alt={`Shown on ${place}`} loading="lazy" />}
      {canEdit && (
        <Link className="ed-link" to={paths.workoutImage(programId, workoutKey) + search} preventScrollReset>
          {image ? "Change image" : "Add image"}
          <span className="sr-only">{` of ${place}`}</span>
        </Link>
      )}
      {children}
    </div>
  );
}
