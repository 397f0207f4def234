import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { readForm } from "#app/http/forms.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/page-title.ts";
import { ButtonsSection } from "./buttons-section.tsx";
import { DialogsSection } from "./dialogs-section.tsx";
import { FieldsSection } from "./fields-section.tsx";
import { FiltersSection } from "./filters-section.tsx";
import { ListsSection } from "./lists-section.tsx";
import { MessagesSection } from "./messages-section.tsx";
import { refusedSample, sampleSchema } from "./sample.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "gallery:see");
  const { searchParams } = new URL(request.url);
  const page = Math.min(25, Math.max(1, Math.trunc(Number(searchParams.get("page")) || 1)));
  return {
    refused: refusedSample,
    page,
    search: searchParams.get("search") ?? "",
    difficulty: searchParams.get("difficulty") ?? "",
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "gallery:see");
  const form = await readForm(request, sampleSchema);
  if (!form.ok) return form.answer;
  return redirectWithFlash(ctx, paths.gallery(), `${form.value.name} was saved.`);
}

export const meta = pageTitle("Components");

export default function Gallery() {
  const { refused, page, search, difficulty } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  return (
    <>
      <div className="screen gallery">
        <h1>Components</h1>
        <ButtonsSection />
        <FieldsSection lastResult={lastResult} refused={refused} />
        <FiltersSection search={search} difficulty={difficulty} />
        <ListsSection page={page} />
        <MessagesSection />
        <DialogsSection />
      </div>
      <Outlet />
    </>
  );
}
