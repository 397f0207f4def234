import { useLoaderData, useLocation, useNavigate, useParams } from "@remix-run/react";
import { useEffect } from "react";
import { NotFound } from "#app/domain/errors.ts";
import { choice, defineForm, image, tick } from "#app/domain/forms/form.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import { formatPlaceOfKey } from "#app/domain/schedule/workout-key.ts";
import { useEditor } from "#app/editor/state/context.ts";
import { dispatch } from "#app/editor/state/dispatch.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { uploadImage } from "#app/features/uploads/mutations.server.ts";
import { saveWorkoutImage } from "#app/features/workouts/image.server.ts";
import { readDayAt } from "#app/features/workouts/week.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { ImageField } from "#app/ui/forms/image-upload.tsx";

const imageForm = defineForm({
  id: "workout-image",
  fields: {
    imageId: choice({ label: "Image", wrong: "Choose the image again" }),
    image: image({
      label: "Image",
      hint: "4:3 ratio recommended. JPEG, PNG, WebP or GIF, at most 10 MB.",
      required: "Choose an image first",
    }),
    /** Hydrated, the image goes into the editor and Save stores it; otherwise it is stored with its day. */
    inEditor: tick({ label: "" }),
  },
});

const author = whoMay("program:edit", async (ctx, { params }) => {
  const program = await findProgram(ctx, params.programId ?? "");
  allow(ctx.actor, "program:edit", program);
  const { workouts } = await readDayAt(ctx, program, params.key ?? "");
  const [day] = workouts;
  if (!day) throw new NotFound();
  return { program, ...day };
});

export const loader = formLoader(imageForm, author, (_, { workout, version }, { url }) => {
  const chosen = new URL(url).searchParams.get("chosen");
  return { starts: { imageId: workout.image }, version, chosen: chosen && (parseUuid(chosen) ?? "") };
});

export const action = formAction(imageForm, author, {
  keepImage: (ctx, form, file, { program: { accountId }, workout }) =>
    uploadImage(ctx, form, file, { accountId, imageId: workout.image }),
  async run(ctx, { imageId, inEditor }, { thing: { program, key }, attempt, version }) {
    if (inEditor) return { ok: true };
    return saveWorkoutImage(ctx, program, key, { image: imageId || null, version: version(), saveId: attempt() });
  },
  done(_, { thing: { program, key }, search }, { imageId, inEditor }) {
    if (!inEditor) return { to: paths.editorUnder(program.id, search) };
    const query = new URLSearchParams(search);
    query.set("chosen", imageId);
    return { to: `${paths.workoutImage(program.id, key)}?${query}` };
  },
});

export const meta = pageTitle("Workout image");

export default function WorkoutImageDialog() {
  const { key = "", programId = "" } = useParams();
  const { starts, chosen } = useLoaderData<typeof loader>();
  const { store } = useEditor();
  const closeTo = paths.editorUnder(programId, useLocation().search);
  const isHydrated = useHydrated();
  useChosenImage(chosen, key, closeTo);
  return (
    <FormDialog
      form={imageForm}
      title={`Image of ${formatPlaceOfKey(key)}`}
      submit="Use image"
      pending="Uploading…"
      closeTo={closeTo}
      starts={{ imageId: store.entries.get(key)?.workout.image ?? starts.imageId ?? "" }}
    >
      {(field) => (
        <>
          {isHydrated && <input type="hidden" name="inEditor" value="on" />}
          <ImageField image={field("image")} kept={field("imageId")} />
        </>
      )}
    </FormDialog>
  );
}

function useChosenImage(chosen: string | null, key: string, closeTo: string) {
  const { store } = useEditor();
  const navigate = useNavigate();
  useEffect(() => {
    if (chosen === null) return;
    dispatch(store, { workoutKey: key, command: { type: "workout.setImage", image: chosen || null } });
    navigate(closeTo, { replace: true, preventScrollReset: true });
  }, [chosen, key, closeTo, store, navigate]);
}
