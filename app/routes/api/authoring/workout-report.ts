import { z } from "zod";
import { refused } from "#app/domain/forms/result.ts";
import { reportForm } from "#app/features/report/form.ts";
import { makeReport } from "#app/features/report/make.server.ts";
import { findPrintable } from "#app/features/report/queries.server.ts";
import { refusalMessage } from "#app/features/report/refusals.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { day, id } from "#app/http/api/schemas.ts";
import { attachment } from "#app/http/attachment.ts";

const dayNumber = z.int().min(1).max(100_000).nullish();
const nothing = "There is nothing to print yet: no day of this program has a workout. Save one first.";
/** In seconds, while other reports are being made. */
const retryAfter = 60;

export const workoutReport = resource("Report", [
  operation({
    method: "POST",
    path: "/workouts/report",
    summary: "Days of a program as a PDF",
    description: "From and to are dates for a continuous program, and day numbers otherwise.",
    access: "program:print",
    scope: "programs:read",
    body: z.object({
      programId: id,
      dateFrom: day.nullish(),
      dateTo: day.nullish(),
      dayFrom: dayNumber,
      dayTo: dayNumber,
    }),
    answer: { file: "application/pdf" },
    async run({ ctx, body, request }) {
      const { program, days } = await findPrintable(ctx, body.programId);
      if (!days) return refused(nothing);
      const [from, to] = program.continuous ? [body.dateFrom, body.dateTo] : [body.dayFrom, body.dayTo];
      const typed = { from: String(from ?? ""), to: String(to ?? "") };
      const form = formValues(reportForm, typed, { span: program, bounds: days });
      const names = program.continuous ? { from: "dateFrom", to: "dateTo" } : { from: "dayFrom", to: "dayTo" };
      if (!form.ok) return refusedAs(form, names);
      const made = await makeReport(ctx, program.id, { ...form.values, signal: request.signal });
      if (!made.ok) {
        const refusal = refused(refusalMessage(made.why) ?? nothing);
        return made.why === "busy" ? { ...refusal, retryAfter } : refusal;
      }
      return new Response(made.bytes, {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Length": String(made.bytes.byteLength),
          "Content-Disposition": attachment(`${made.title}.pdf`),
          "Cache-Control": "private, no-store",
        },
      });
    },
  }),
]);
