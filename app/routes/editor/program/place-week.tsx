import { useLoaderData, useLocation } from "@remix-run/react";
import { placeWeekForm } from "#app/features/workouts/overview/form.ts";
import { placeWeek, readPlacedWeek } from "#app/features/workouts/overview/place.server.ts";
import { PlacingFields } from "#app/features/workouts/ui/placing-fields.tsx";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";

export const loader = formLoader(placeWeekForm, "program:edit", async (ctx, _, { params }) => {
  const placed = await readPlacedWeek(ctx, params.programId ?? "", params.week ?? "");
  return { starts: { placing: "move", week: String(placed.page) }, ...placed };
});

export const action = formAction(placeWeekForm, "program:edit", {
  run: (ctx, values, { params, attempt, version }) =>
    placeWeek(ctx, params.programId ?? "", params.week ?? "", values, { saveId: attempt(), seen: version() }),
  done: ({ message, page }, { params, search }) => ({
    to: `${paths.overview(params.programId ?? "")}${search}#week-${page}`,
    message,
  }),
});

export const meta = pageTitle<typeof loader>(({ data: view }) => `Move or copy week ${view?.page ?? ""}`);

export default function PlaceWeek() {
  const { id, page, stretch } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <FormDialog
      form={placeWeekForm}
      title={`Move or copy week ${page}`}
      submit="Move or copy"
      pending="One moment…"
      closeTo={paths.overview(id) + search}
    >
      {(field) => (
        <PlacingFields
          placing={field("placing")}
          week={field("week")}
          stretch={stretch}
          hint="When a week moves, those in between go up or down by one. A copy replaces the week that is there, rest days included."
        />
      )}
    </FormDialog>
  );
}
