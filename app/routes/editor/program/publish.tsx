import { useLoaderData } from "@remix-run/react";
import { stepOf, updateForm } from "#app/features/publishing/forms.ts";
import { PublishScreen } from "#app/features/publishing/ui/publish-screen.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { publishAction, publishLoader } from "./publishing.server.ts";

export { alsoWhenRefused as shouldRevalidate } from "#app/ui/forms/also-when-refused.ts";

export const loader = publishLoader("program:publish");

export const action = publishAction({
  page: "program:publish",
  right: "program:decide",
  form: updateForm,
  stepOf: stepOf.update,
});

export const meta = pageTitle("Program publish");

export default function Publish() {
  return <PublishScreen view={useLoaderData<typeof loader>()} />;
}
