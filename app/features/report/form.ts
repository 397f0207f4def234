import { defineForm, text } from "#app/domain/forms/form.ts";
import { type DayRange, readRange } from "#app/domain/report/range.ts";
import type { ProgramSpan } from "#app/domain/schedule/span.ts";

type RangeFacts = { span: ProgramSpan; bounds: DayRange };

/** By key: dates of a continuous program, else numbers. */
export const reportForm = defineForm({
  id: "report",
  fields: { from: text({ label: "From" }), to: text({ label: "To" }) },
  cross(typed, { span, bounds }: RangeFacts) {
    const read = readRange(span, bounds, typed);
    return read.ok ? {} : { from: read.errors.from?.[0], to: read.errors.to?.[0] };
  },
});

export type ReportFields = typeof reportForm.fields;
