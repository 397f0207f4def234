import { pressButton } from "#app/domain/workout/form/presses.ts";
import { useEditor } from "#app/editor/state/context.ts";
import { IconButton } from "./icon-button.tsx";

type Props = { workoutKey: string; id: string; name: string };

/** Asks where a set or an exercise shall go; hydrated, it is dragged by this button too. */
export function PlaceButton({ workoutKey, id, name }: Props) {
  const { canEdit } = useEditor();
  if (!canEdit) return null;
  return (
    <IconButton
      icon="place"
      name={`Move ${name}`}
      value={pressButton({ press: "place", key: workoutKey, id })}
      describedBy="move-help"
    />
  );
}
