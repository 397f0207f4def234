import type { Part } from "#app/domain/workout/clipboard/clip.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { useEditor } from "#app/editor/state/context.ts";
import { IconButton } from "./icon-button.tsx";

type Props = {
  workoutKey: string;
  part: Part;
  name: string;
};

export function PartButtons({ workoutKey: key, part, name }: Props) {
  const where = part.kind === "workout" ? "into" : "after";
  return (
    <>
      <IconButton icon="copy" name={`Copy ${name}`} value={pressButton({ press: "copy", key, part })} />
      <IconButton icon="paste" name={`Paste ${where} ${name}`} value={pressButton({ press: "paste", key, part })} />
    </>
  );
}

type PlaceProps = { workoutKey: string; id: string; name: string };

export function PlaceButton({ workoutKey, id, name }: PlaceProps) {
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
