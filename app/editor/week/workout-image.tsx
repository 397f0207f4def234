import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useDialogQuery } from "#app/editor/state/address.ts";
import { useEditor } from "#app/editor/state/context.ts";
import { paths } from "#app/paths.ts";

type Props = { workoutKey: string; image: string | null; place: string; children: ReactNode };

/** The workout's picture and the way to its dialog, where it is uploaded or removed; beside it what else is given. */
export function WorkoutImage({ workoutKey, image, place, children }: Props) {
  const { programId, canEdit } = useEditor();
  const search = useDialogQuery();
  return (
    <div className="ed-image">
      {image && <img src={paths.file(image, 480)} alt={`Of ${place}`} loading="lazy" />}
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
