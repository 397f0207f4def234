import { useLoaderData } from "@remix-run/react";
import { changeProblems } from "#app/domain/completions/change.ts";
import { entrySets } from "#app/domain/completions/entry.ts";
import { inOwnUnits } from "#app/domain/completions/own-units.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import {
  changeOwnDone,
  changeStarts,
  changeVersion,
  findOwnDone,
  type OwnDone,
} from "#app/features/completions/change.server.ts";
import { entryForm, typedEntry } from "#app/features/completions/entry-form.ts";
import { EntryFields } from "#app/features/completions/ui/entry-dialog.tsx";
import { trainScreen } from "#app/features/train/ui/look.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formLoader, ownFormAction } from "#app/http/screens/form.server.ts";
import { formModules } from "#app/script-paths.ts";
import { trainPaths } from "#app/train-paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DataForm } from "#app/ui/forms/data-form.tsx";

export const handle = { scripts: false, styles: "train", modules: formModules };

const own = whoMay("me:enter", (ctx, { params }) => findOwnDone(ctx, params.completionId ?? ""));

export const loader = formLoader(entryForm([]), own, (ctx, done) => ({
  starts: changeStarts(done),
  version: changeVersion(done),
  facts: { today: todayOf(ctx) },
  ...{ id: done.id, name: done.name, sets: entrySets(inOwnUnits(done.document, done.units)) },
  about: `${formatDate(done.doneOn)} · ${done.programName}`,
}));

const ownForm = {
  of: ({ document, units }: OwnDone) =>
    entryForm(entrySets(inOwnUnits(document, units)), (typed) => changeProblems(document, typed, units)),
  typedIn: typedEntry,
};

export const action = ownFormAction(ownForm, own, {
  facts: (ctx) => ({ today: todayOf(ctx) }),
  mayCarry: () => true,
  run: (ctx, typed, { thing, version }) => changeOwnDone(ctx, thing, typed, version()),
  done: (_, { thing: { id, name } }) => ({ to: trainPaths.trained(id), message: `${name} was changed.` }),
});

export const meta = pageTitle<typeof loader>(({ data }) => `Change ${data?.name ?? "workout"}`);

export default function ChangeDone() {
  const { id, name, about, sets, facts } = useLoaderData<typeof loader>();
  return (
    <div className={trainScreen}>
      <div>
        <p className="text-ink-2 wrap-anywhere">{about}</p>
        <h1 className="wrap-anywhere">{`Change ${name}`}</h1>
      </div>
      <DataForm form={entryForm(sets)} submit="Save" cancelTo={trainPaths.trained(id)}>
        {(field) => <EntryFields sets={sets} field={field} today={facts.today} />}
      </DataForm>
    </div>
  );
}
