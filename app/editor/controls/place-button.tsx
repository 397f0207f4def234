import { pressButton } from "#app/domain/workout/form/presses.ts";
import { useEditor } from "#app/editor/state/context.ts";

type Props = { workoutKey: string; id: string; name: string; letter?: string | null };

/** Dragged, or pressed to say where to. An exercise is held by its letter. */
export function PlaceButton({ workoutKey, id, name, letter = null }: Props) {
  const { canEdit } = useEditor();
  const look = letter === null ? "ib ib-place" : "ib ib-place letter";
  if (!canEdit) return letter === null ? null : <span className="letter">{letter}</span>;
  return (
    // biome-ignore lint/a11y/useButtonType: why: a kilobyte of every day says nothing new
    <button
      className={look}
      name="do"
      value={pressButton({ press: "place", key: workoutKey, id })}
      title={`Move ${name}`}
      aria-label={letter === null ? undefined : `Move ${name}`}
    >
      {letter ?? <span className="sr-only">{`Move ${name}`}</span>}
    </button>
  );
}
