import { Link } from "@remix-run/react";
import { memo, type ReactNode, useMemo, useState } from "react";
import { capitalised } from "#app/domain/text/capital.ts";
import { positionsOf } from "#app/domain/workout/document/alternatives.ts";
import type { Module, Workout } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { exerciseNames, setPlace } from "#app/domain/workout/document/names.ts";
import type { FieldError } from "#app/domain/workout/form/field-error.ts";
import { commandButton } from "#app/domain/workout/form/presses.ts";
import { TextBox } from "#app/editor/controls/controls.tsx";
import { useDialogQuery } from "#app/editor/state/address.ts";
import { useEditor, useEntry, useFocus } from "#app/editor/state/context.ts";
import { paths } from "#app/paths.ts";
import { ApplyButton, DayHead, RestTick } from "./day-head.tsx";
import { SetEditor } from "./set-editor.tsx";

type CardProps = { workoutKey: string; place: string };

export const WorkoutCard = memo(function WorkoutCard({ workoutKey, place }: CardProps) {
  const entry = useEntry(workoutKey);
  const isOpen = useFocus(({ open }) => open === `day-${workoutKey}`);
  if (!entry) return null;
  const { workout, version, errors } = entry;
  const look = workout.restDay ? "card resting" : isOpen ? "card on" : "card";
  return (
    <div className={look} id={`day-${workoutKey}`} tabIndex={-1}>
      <input type="hidden" name={`${workoutKey}.version`} value={version} />
      <DayHead workoutKey={workoutKey} place={place} entry={entry} isOpen={isOpen} />
      {workout.restDay ? (
        <RestDay workoutKey={workoutKey} workout={workout} />
      ) : (
        <Content workoutKey={workoutKey} place={place} workout={workout} errors={errors} />
      )}
    </div>
  );
});

function RestDay({ workoutKey, workout }: Pick<ContentProps, "workoutKey" | "workout">) {
  return (
    <p className="rest">
      <RestTick workoutKey={workoutKey} workout={workout} />
      <small>Untick to add sets</small>
      <ApplyButton workoutKey={workoutKey} />
    </p>
  );
}

type ContentProps = CardProps & { workout: Workout; errors: Readonly<Record<string, FieldError>> };

function Content({ workoutKey, place, workout, errors }: ContentProps) {
  const { canEdit } = useEditor();
  return (
    <>
      <TextBox
        className="ed-motivation"
        field={{ of: "workout", key: workoutKey, part: "motivation" }}
        errors={errors}
        label={`Motivational text of ${place}`}
        value={workout.motivation}
        placeholder="Motivational text"
        maxLength={limits.motivation}
      />
      <WorkoutImage workoutKey={workoutKey} image={workout.image} place={place} />
      <Positions workoutKey={workoutKey} workout={workout} errors={errors} />
      {canEdit && <p className="drop-zone">Drop set here</p>}
      {canEdit && (
        <button className="btn add-set" type="submit" name="do" value={commandButton(workoutKey, "set.add")}>
          New set
          <span className="sr-only">{` in ${place}`}</span>
        </button>
      )}
      <ApplyButton workoutKey={workoutKey} />
    </>
  );
}

type SetsProps = Omit<ContentProps, "place">;

function Positions({ workoutKey, workout, errors }: SetsProps) {
  const names = useMemo(() => exerciseNames(workout), [workout]);
  const positions = positionsOf(workout.modules);
  return (
    <div className="sets">
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
    </div>
  );
}

type PositionProps = SetsProps & { alternatives: Module[]; positions: number; names: ReadonlyMap<string, string> };

function Position({ workoutKey, workout, errors, names, alternatives, positions }: PositionProps) {
  const shownId = useShownAlternative(alternatives);
  const { modules } = workout;
  const editorOf = (module: Module) => (
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
  );
  const [first, ...others] = alternatives;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <div className="pos">
        {/* biome-ignore lint/a11y/useSemanticElements: why: a legend would be read before each of its fields */}
        <div className="set" id={first.id} role="group" tabIndex={-1} aria-label={setName(first)}>
          {editorOf(first)}
        </div>
      </div>
    );
  }
  const group = `alternatives-${workoutKey}-${first.id}`;
  return (
    <div className="pos">
      {alternatives.map((module) => (
        <Alternative key={module.id} module={module} group={group} isShown={module.id === shownId}>
          {editorOf(module)}
        </Alternative>
      ))}
    </div>
  );
}

type AlternativeProps = { module: Module; group: string; isShown: boolean; children: ReactNode };

/** Of one name, so that the browser opens one of them, also without script. */
function Alternative({ module, group, isShown, children }: AlternativeProps) {
  return (
    // why: a set being moved is briefly in two days, and a name of both would close the new one
    <details className="set" id={module.id} aria-label={setName(module)} name={group} open={isShown}>
      <summary>
        <b className="alt">{`#${module.orderNumberInAlternatives + 1}`}</b>
        <span className="set-name">{module.name || `Set ${module.orderNumber}`}</span>
      </summary>
      {children}
    </details>
  );
}

function setName(module: Module) {
  const place = capitalised(setPlace(module));
  return module.name === "" ? place : `${place}: ${module.name}`;
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

type ImageProps = Pick<ContentProps, "workoutKey" | "place"> & { image: string | null };

function WorkoutImage({ workoutKey, image, place }: ImageProps) {
  const { programId, canEdit } = useEditor();
  const search = useDialogQuery();
  return (
    <div className={image ? "ed-image" : "ed-image no-image"}>
      {image && <img src={paths.file(image, 480)} alt={`Shown on ${place}`} loading="lazy" />}
      {canEdit && (
        <Link className="ed-link" to={paths.workoutImage(programId, workoutKey) + search} preventScrollReset>
          {image ? "Change image" : "Add image"}
          <span className="sr-only">{` of ${place}`}</span>
        </Link>
      )}
    </div>
  );
}
