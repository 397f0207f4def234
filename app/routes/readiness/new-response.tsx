import { useLoaderData } from "@remix-run/react";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { responseForm, responseInput } from "#app/features/readiness/form.ts";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import { listQuestions } from "#app/features/readiness/question-queries.server.ts";
import { findAthlete } from "#app/features/readiness/scope.server.ts";
import { ResponseDialog } from "#app/features/readiness/ui/response-dialog.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

const coach = whoMay("readiness:see", (ctx, { params }) => findAthlete(ctx, params.clientId ?? ""));

export const loader = formLoader(responseForm, coach, async (ctx, { id, fullName }) => {
  const today = todayOf(ctx);
  return { starts: { on: today }, questions: await listQuestions(ctx.db), id, client: fullName, today };
});

export const action = formAction(responseForm, coach, {
  run(ctx, values, { thing, attempt }) {
    return storeResponse(ctx, thing.id, { ...responseInput(values), id: attempt() });
  },
  done: (_, { thing: { id, fullName } }, { on }) => ({
    to: paths.readinessOf(id),
    message: `The answers of ${fullName} for ${formatDate(on)} were saved.`,
  }),
});

export const meta = pageTitle("Enter answers");

export default function NewResponse() {
  const { id, client, questions, today } = useLoaderData<typeof loader>();
  return <ResponseDialog {...{ client, questions, today }} closeTo={paths.readinessOf(id)} />;
}
