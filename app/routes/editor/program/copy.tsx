import { useLoaderData, useLocation } from "@remix-run/react";
import { searchWithout } from "#app/domain/text/query-strings.ts";
import { CopyDialog, copyForm } from "#app/editor/header/copy-form.tsx";
import { copyProgram, findToCopy, imagesToCopy } from "#app/features/programs/copy.server.ts";
import { findProgram, type ProgramView } from "#app/features/programs/queries.server.ts";
import { copyImages } from "#app/features/uploads/mutations.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";

const copier = whoMay("program:create", (ctx, { params }) => findToCopy(ctx, params.programId ?? ""));

export const loader = formLoader(copyForm, copier, async (ctx, { id, name }, { url }) => {
  const made = new URL(url).searchParams.get("made");
  const copy = made ? await findProgram(ctx, made) : null;
  return { starts: {}, program: { id, name }, copy: copy && { id: copy.id, name: copy.name } };
});

export const action = formAction(copyForm, copier, {
  run: (ctx, _, { thing, attempt }) => copyWithImages(ctx, thing, attempt()),
  done({ id }, { thing, url }) {
    const query = new URL(url).searchParams;
    query.set("made", id);
    return { to: `${paths.copyProgram(thing.id)}?${query}` };
  },
});

async function copyWithImages(ctx: Context, program: ProgramView, attempt: string) {
  const wanted = await imagesToCopy(ctx, program);
  const images = wanted && (await copyImages(ctx, wanted, ctx.actor.accountId, attempt));
  const { id } = await copyProgram(ctx, program.id, attempt, images);
  return { ok: true as const, id };
}

export const meta = pageTitle("Copy program");

export default function CopyProgram() {
  const { program, copy } = useLoaderData<typeof loader>();
  const back = paths.editor(program.id) + searchWithout(useLocation().search, "made");
  return copy ? <Copied copy={copy} back={back} /> : <CopyDialog program={program} closeTo={back} />;
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
