import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation, useNavigate, useParams } from "@remix-run/react";
import { useEffect } from "react";
import { v7 as newId } from "uuid";
import { z } from "zod";
import { allow } from "#app/domain/policy/can.ts";
import { keyInWords } from "#app/domain/schedule/workout-key.ts";
import { useEditor } from "#app/editor/state/context.ts";
import { dispatch } from "#app/editor/state/store.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { takeImage } from "#app/features/uploads/mutations.server.ts";
import { saveWorkoutImage } from "#app/features/workouts/image.server.ts";
import { readDayAt } from "#app/features/workouts/week.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { formWithFile } from "#app/http/body/posted-form.server.ts";
import { parseForm } from "#app/http/screens/forms.server.ts";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { Hidden } from "#app/ui/forms/field.tsx";
import { PageForm, useServerForm } from "#app/ui/forms/form.tsx";
import { ImageUpload } from "#app/ui/forms/image-upload.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const program = await findProgram(ctx, params.programId ?? "");
  allow(ctx.actor, "program:edit", program);
  const { workouts } = await readDayAt(ctx, program, params.key ?? "");
  return { saveId: newId(), stored: workouts[0]?.workout.image ?? null };
}

/** Without script the image is stored with its day; hydrated, the editor takes it and Save stores it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:edit");
  const program = await findProgram(ctx, params.programId ?? "");
  allow(ctx.actor, "program:edit", program);
  const key = params.key ?? "";
  const { form, file } = await formWithFile(request, "image");
  const problem = await takeImage(ctx, form, file, program.accountId);
  const parsed = parseForm(form, imageSchema(problem));
  if (!parsed.ok) return parsed.answer;
  const { imageId, saveId, inEditor } = parsed.value;
  if (inEditor) return { image: imageId ?? null };
  const stored = await saveWorkoutImage(ctx, program, key, { image: imageId ?? null, saveId });
  if (!stored.ok) return parsed.refuse({ image: [stored.reason] });
  return redirect(paths.editorUnder(program.id, new URL(request.url).search));
}

function imageSchema(problem: string | null) {
  return z.object({
    saveId: z.uuid(),
    imageId: z.uuid().optional(),
    inEditor: z.literal("on").optional(),
    image: z.custom<undefined>(() => problem === null, problem ?? "").optional(),
  });
}

export const meta = pageTitle("Workout image");

type ImageForm = { saveId: string; imageId: string | null; image: string; inEditor: string };

export default function WorkoutImageDialog() {
  const { key = "", programId = "" } = useParams();
  const { search } = useLocation();
  const { saveId, stored } = useLoaderData<typeof loader>();
  const { store } = useEditor();
  const image = store.entries.get(key)?.workout.image ?? stored;
  const answer = useActionData<typeof action>();
  const closeTo = paths.editorUnder(programId, search);
  const isHydrated = useHydrated();
  useTakenImage(answer, key, closeTo);
  const [form, fields] = useServerForm<ImageForm>({
    id: "workout-image",
    lastResult: answer && "result" in answer ? answer.result : undefined,
    defaultValue: { saveId, imageId: image },
  });
  return (
    <DialogScreen title={`Image of ${keyInWords(key)}`} closeTo={closeTo}>
      <PageForm form={form} encType="multipart/form-data">
        <Hidden meta={fields.saveId} />
        <Hidden meta={fields.imageId} />
        {isHydrated && <input type="hidden" name="inEditor" value="on" />}
        <ImageUpload
          meta={fields.image}
          label="Image"
          hint="4:3 ratio recommended"
          current={image ? { url: paths.file(image, 480) } : null}
        />
        <SubmitButton pendingLabel="Uploading…">Use image</SubmitButton>
      </PageForm>
    </DialogScreen>
  );
}

/** Puts the uploaded image into the workout that is being edited, and goes back to it. */
function useTakenImage(answer: object | undefined, key: string, closeTo: string) {
  const { store } = useEditor();
  const navigate = useNavigate();
  useEffect(() => {
    if (!answer || !("image" in answer)) return;
    const image = typeof answer.image === "string" ? answer.image : null;
    dispatch(store, { workoutKey: key, command: { type: "workout.setImage", image } });
    navigate(closeTo, { replace: true, preventScrollReset: true });
  }, [answer, key, closeTo, store, navigate]);
}
