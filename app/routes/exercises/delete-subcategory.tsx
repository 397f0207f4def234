import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { removeSubcategory } from "#app/features/exercises/category-mutations.server.ts";
import { findSubcategory } from "#app/features/exercises/category-queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmScreen } from "#app/ui/confirm-screen.tsx";
import { InfoScreen } from "#app/ui/info-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "exerciseCategory:manage");
  return findSubcategory(ctx, params.subcategoryId ?? "");
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "exerciseCategory:manage");
  const removed = await removeSubcategory(ctx, params.subcategoryId ?? "");
  if (!removed.ok) return data({ reason: removed.reason }, { status: 409 });
  const next = paths.exerciseSubcategories() + new URL(request.url).search;
  return redirectWithFlash(ctx, next, `${removed.name} was deleted.`);
}

export const meta = pageTitle("Delete subcategory");

export default function DeleteSubcategory() {
  const { name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = paths.exerciseSubcategories() + useLocation().search;
  if (answer) return <InfoScreen message={answer.reason} okTo={back} />;
  return (
    <ConfirmScreen question="Are you sure you want to delete Subcategory?" cancelTo={back} danger>
      <p>
        <strong>{name}</strong> is deleted. This cannot be undone.
      </p>
    </ConfirmScreen>
  );
}
