import { useLoaderData } from "@remix-run/react";
import { stepOf, suggestForm } from "#app/features/publishing/forms.ts";
import { PublishScreen } from "#app/features/publishing/ui/publish-screen.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { publishAction, publishLoader } from "./publishing.server.ts";

export { alsoWhenRefused as shouldRevalidate } from "#app/ui/forms/also-when-refused.ts";

export const loader = publishLoader("program:suggest");

export const action = publishAction({
  page: "program:suggest",
  right: "program:suggest",
  form: suggestForm,
  stepOf: stepOf.suggest,
});

export const meta = pageTitle("Program publish");

export default function SuggestPrice() {
  return <PublishScreen view={useLoaderData<typeof loader>()} />;
}
