import { choice, defineForm, text } from "#app/domain/forms/form.ts";
import { placings } from "#app/domain/overview/taking.ts";
import { weekdayNames } from "#app/domain/schedule/dates.ts";

const placing = choice({ label: "What to do", among: placings, required: "Choose one", wrong: "Choose one" });
const week = text({ label: "Week", required: "Choose a week", max: 6 });

/** 0 is Monday. */
const weekdays = weekdayNames.map((_, weekday) => String(weekday));

export const placeDayForm = defineForm({
  id: "place-day",
  fields: {
    placing,
    week,
    weekday: choice({ label: "Day", among: weekdays, required: "Choose a day", wrong: "Choose a day" }),
  },
});

export const placeWeekForm = defineForm({ id: "place-week", fields: { placing, week } });

export type PlaceDayFields = typeof placeDayForm.fields;
export type PlaceWeekFields = typeof placeWeekForm.fields;
