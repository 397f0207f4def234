import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { searchText } from "#app/domain/lists/query.ts";
import { findMeasurable } from "#app/features/calculation/exercise-queries.server.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { ExerciseChoice } from "#app/features/records/ui/exercise-choice.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

const maxShown = 12;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "client:manage");
  const { id, fullName, business } = await findPerson(ctx, params.userId ?? "");
  const search = searchText(new URL(request.url).searchParams.get("name"));
  const found = await findMeasurable(ctx, business.id, { search, limit: maxShown + 1 });
  return { id, fullName, search, exercises: found.slice(0, maxShown), hasMore: found.length > maxShown };
}

export const meta = pageTitle("Enter a maximum");

export default function NewMaximum() {
  const { id, fullName, ...choice } = useLoaderData<typeof loader>();
  return (
    <DialogScreen title={`Enter a maximum of ${fullName}`} closeTo={paths.client(id)}>
      <ExerciseChoice {...choice} clientId={id} />
    </DialogScreen>
  );
}
