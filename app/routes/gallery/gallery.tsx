import { Outlet, useLoaderData } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { formAction } from "#app/http/screens/form.server.ts";
import { listLoader } from "#app/http/screens/list.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonsSection } from "./buttons-section.tsx";
import { DialogsSection } from "./dialogs-section.tsx";
import { FieldsSection } from "./fields-section.tsx";
import { GraphsSection } from "./graphs-section.tsx";
import { ListSection, ListsSection } from "./lists-section.tsx";
import { MessagesSection } from "./messages-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { ReadinessSection } from "./readiness-section.tsx";
import { sampleForm } from "./sample-form.ts";
import { listSamples, sampleChoices, sampleList } from "./sample-list.ts";

export const loader = listLoader(sampleList, "gallery:see", async (_ctx, readQuery) => {
  const query = readQuery(sampleChoices);
  return { ...listSamples(query), query, attempt: newId(), starts: {} };
});

export const action = formAction(sampleForm, "gallery:see", {
  run: async (_, { name }) => ({ ok: true as const, name }),
  done: ({ name }) => ({ to: paths.gallery(), message: `${name} was saved.` }),
});

export const meta = pageTitle("Components");

export default function Gallery() {
  const sample = useLoaderData<typeof loader>();
  return (
    <>
      <div className="screen gallery">
        <h1>Components</h1>
        <ButtonsSection />
        <FieldsSection />
        <ListSection {...sample} />
        <ListsSection page={sample.query.page} />
        <MessagesSection />
        <PeopleSection />
        <ReadinessSection />
        <GraphsSection />
        <DialogsSection />
      </div>
      <Outlet />
    </>
  );
}
