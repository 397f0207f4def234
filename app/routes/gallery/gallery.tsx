import type { ActionFunctionArgs } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { readForm } from "#app/http/screens/forms.server.ts";
import { listLoader } from "#app/http/screens/list.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonsSection } from "./buttons-section.tsx";
import { DialogsSection } from "./dialogs-section.tsx";
import { FieldsSection } from "./fields-section.tsx";
import { ListSection, ListsSection } from "./lists-section.tsx";
import { MessagesSection } from "./messages-section.tsx";
import { refusedSample, sampleSchema } from "./sample.server.ts";
import { listSamples, sampleChoices, sampleList } from "./sample-list.ts";

export const loader = listLoader(sampleList, "gallery:see", async (_ctx, ask) => {
  const query = ask(sampleChoices);
  return { ...listSamples(query), query, refused: refusedSample };
});

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "gallery:see");
  const form = await readForm(request, sampleSchema);
  if (!form.ok) return form.answer;
  return redirectWithFlash(ctx, paths.gallery(), `${form.value.name} was saved.`);
}

export const meta = pageTitle("Components");

export default function Gallery() {
  const { refused, ...sample } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  return (
    <>
      <div className="screen gallery">
        <h1>Components</h1>
        <ButtonsSection />
        <FieldsSection lastResult={lastResult} refused={refused} />
        <ListSection {...sample} />
        <ListsSection page={sample.query.page} />
        <MessagesSection />
        <DialogsSection />
      </div>
      <Outlet />
    </>
  );
}
