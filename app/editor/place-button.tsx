import { pressButton } from "#app/domain/workout/form/presses.ts";
import { useEditor } from "./context.ts";

type Props = { workoutKey: string; id: string; name: string };

/** Asks where a set or an exercise shall go; hydrated, it is dragged by this button too. */
export function PlaceButton({ workoutKey, id, name }: Props) {
  const { canEdit } = useEditor();
  if (!canEdit) return null;
  return (
    <button
      className="ib ib-place"
      type="submit"
      name="do"
      value={pressButton({ press: "place", key: workoutKey, id })}
      aria-label={`Move ${name}`}
      aria-describedby="move-help"
    />
  );
}
