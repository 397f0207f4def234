import { useLoaderData, useLocation } from "@remix-run/react";
import { weekdayNames } from "#app/domain/schedule/dates.ts";
import { placeDayForm } from "#app/features/workouts/overview/form.ts";
import { placeDay, readPlacedDay } from "#app/features/workouts/overview/place.server.ts";
import { PlacingFields } from "#app/features/workouts/ui/placing-fields.tsx";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Select } from "#app/ui/forms/field.tsx";

export const loader = formLoader(placeDayForm, "program:edit", async (ctx, _, { params }) => {
  const placed = await readPlacedDay(ctx, params.programId ?? "", params.key ?? "");
  return { starts: { placing: "move", week: String(placed.page), weekday: String(placed.weekday) }, ...placed };
});

export const action = formAction(placeDayForm, "program:edit", {
  run: (ctx, values, { params, attempt, version }) =>
    placeDay(ctx, params.programId ?? "", params.key ?? "", values, { saveId: attempt(), seen: version() }),
  done: ({ message, page }, { params, search }) => ({
    to: `${paths.overview(params.programId ?? "")}${search}#week-${page}`,
    message,
  }),
});

export const meta = pageTitle<typeof loader>(({ data: view }) => `Move or copy ${view?.title ?? "a day"}`);

export default function PlaceDay() {
  const { id, title, stretch } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <FormDialog
      form={placeDayForm}
      title={`Move or copy ${title}`}
      submit="Move or copy"
      pending="One moment…"
      closeTo={paths.overview(id) + search}
    >
      {(field) => (
        <>
          <PlacingFields
            placing={field("placing")}
            week={field("week")}
            stretch={stretch}
            hint="Two days change places when one moves to the other. A copy replaces what is there."
          />
          <Select
            {...field("weekday")}
            options={weekdayNames.map((label, weekday) => ({ value: String(weekday), label }))}
          />
        </>
      )}
    </FormDialog>
  );
}
