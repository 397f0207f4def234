import { useLoaderData } from "@remix-run/react";
import { RepeatRules } from "#app/editor/repeat/repeat-form.tsx";
import { RepeatPastEnd, RepeatPreview, repeatForm } from "#app/editor/repeat/repeat-preview.tsx";
import { readRepeat, repeatWeeks } from "#app/features/workouts/repeat.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export { alsoWhenRefused as shouldRevalidate } from "#app/ui/forms/also-when-refused.ts";

export const loader = formLoader(repeatForm, "program:edit", async (ctx, _, { params, url }) => ({
  starts: {},
  ...(await readRepeat(ctx, params.programId ?? "", queryOf(url))),
}));

/** The rules are in the address, from which the preview was made. */
export const action = formAction(repeatForm, "program:edit", {
  run: (ctx, _, { params, url, attempt, version }) =>
    repeatWeeks(ctx, params.programId ?? "", queryOf(url), { saveId: attempt(), seen: version() }),
  done: ({ page, last, times }, { params }) => ({
    to: paths.editor(params.programId ?? "", last + 1),
    message: `${doneTo({ page, last })} repeated ${times === 1 ? "once" : `${times} times`}.`,
  }),
});

function queryOf(url: string) {
  return Object.fromEntries(new URL(url).searchParams);
}

export const meta = pageTitle<typeof loader>(({ data: view }) => (view ? titleOf(view) : "Repeat weeks"));

type Block = { page: number; last: number };

function titleOf({ page, last }: Block) {
  return page === last ? `Repeat week ${page}` : `Repeat weeks ${page} to ${last}`;
}

function doneTo({ page, last }: Block) {
  return page === last ? `Week ${page} was` : `Weeks ${page} to ${last} were`;
}

export default function RepeatDialog() {
  const view = useLoaderData<typeof loader>();
  const { program, page, last, preview, pastEnd } = view;
  return (
    <DialogScreen title={titleOf(view)} closeTo={paths.editor(program.id, page)} width="l">
      <RepeatRules {...view} />
      {pastEnd && <RepeatPastEnd program={program} page={page} pastEnd={pastEnd} />}
      {preview && <RepeatPreview page={page} last={last} preview={preview} />}
    </DialogScreen>
  );
}
