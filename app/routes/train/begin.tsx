import { useLoaderData } from "@remix-run/react";
import { formatDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { nextMonday } from "#app/domain/schedule/following.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { beginForm } from "#app/features/assignments/forms.ts";
import { BeginPage } from "#app/features/train/ui/begin.tsx";
import { findBought, startBought } from "#app/features/training/start.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { formModules } from "#app/script-paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const handle = { scripts: false, styles: "train", modules: formModules };

const buyer = whoMay("me:enter", (ctx, { params }) => findBought(ctx, params.programId ?? ""));

export const loader = formLoader(beginForm, buyer, (ctx, { name, continuous, startDate, version }) => ({
  starts: { startDate: startDate ?? nextMonday(todayOf(ctx)) },
  ...{ version, name, continuous, isBegun: startDate !== null },
}));

export const action = formAction(beginForm, buyer, {
  run: (ctx, { startDate }, { thing, version }) => startBought(ctx, thing.programId, version(), startDate),
  done: (_, { thing: { name } }, { startDate }) => ({
    to: paths.train(),
    message: `${name} begins on ${weekdayNames[weekdayOf(startDate)]}, ${formatDate(startDate)}.`,
  }),
});

export const meta = pageTitle<typeof loader>(({ data: view }) => (view ? `Begin ${view.name}` : "Begin a program"));

export default function Begin() {
  return <BeginPage form={beginForm} {...useLoaderData<typeof loader>()} />;
}
