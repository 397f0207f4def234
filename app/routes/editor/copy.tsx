import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { CopyForm } from "#app/editor/header/copy-form.tsx";
import { copyProgram, findToCopy, imagesToTake } from "#app/features/programs/copy.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { copyImages } from "#app/features/uploads/mutations.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { attemptOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:create");
  const { id, name } = await findToCopy(ctx, params.programId ?? "");
  const made = new URL(request.url).searchParams.get("made");
  const copy = made ? await findProgram(ctx, made) : null;
  return { attempt: newId(), program: { id, name }, copy: copy && { id: copy.id, name: copy.name } };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:create");
  const program = await findToCopy(ctx, params.programId ?? "");
  const attempt = attemptOf(await formOf(request));
  const wanted = await imagesToTake(ctx, program);
  const images = wanted && (await copyImages(ctx, wanted, ctx.actor.accountId, attempt));
  const copy = await copyProgram(ctx, program.id, attempt, images);
  const query = new URL(request.url).searchParams;
  query.set("made", copy.id);
  return redirect(`${paths.copyProgram(program.id)}?${query}`);
}

export const meta = pageTitle("Copy program");

export default function CopyProgram() {
  const { attempt, program, copy } = useLoaderData<typeof loader>();
  const back = paths.editor(program.id) + withoutMade(useLocation().search);
  if (copy) return <Copied copy={copy} back={back} />;
  return (
    <DialogScreen title="Copy program" closeTo={back}>
      <CopyForm program={program} attempt={attempt} cancelTo={back} />
    </DialogScreen>
  );
}

function Copied({ copy, back }: { copy: { id: string; name: string }; back: string }) {
  return (
    <DialogScreen key={copy.id} title="Your program has been successfully copied!" closeTo={back}>
      <div className="form">
        <p>
          <strong>{copy.name}</strong> is a program of its own from now on.
        </p>
        <div className="actions">
          <ButtonLink to={paths.editor(copy.id)}>Open the copy</ButtonLink>
          <ButtonLink to={back} preventScrollReset>
            Continue editing this program
          </ButtonLink>
          <ButtonLink variant="primary" to={paths.programs()}>
            Exit program
          </ButtonLink>
        </div>
      </div>
    </DialogScreen>
  );
}

function withoutMade(search: string) {
  const query = new URLSearchParams(search);
  query.delete("made");
  return query.size > 0 ? `?${query}` : "";
}
