import { useLoaderData } from "@remix-run/react";
import { acceptForm, stepOf } from "#app/features/publishing/forms.ts";
import { PublishScreen } from "#app/features/publishing/ui/publish-screen.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { publishAction, publishLoader } from "./publishing.server.ts";

export { alsoWhenRefused as shouldRevalidate } from "#app/ui/forms/also-when-refused.ts";

export const loader = publishLoader("program:decide");

export const action = publishAction({
  page: "program:decide",
  right: "program:decide",
  form: acceptForm,
  stepOf: stepOf.accept,
});

export const meta = pageTitle("Program publish");

export default function AcceptProgram() {
  return <PublishScreen view={useLoaderData<typeof loader>()} />;
}
