import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tourSteps } from "#app/domain/tour/steps.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import "#app/styles/tour.css";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:see");
  const { id, name } = await findProgram(ctx, params.programId ?? "");
  return { id, name };
}

export const meta = pageTitle("Your first program");

export default function Help() {
  const { id, name } = useLoaderData<typeof loader>();
  return (
    <div className="screen tour-page">
      <h1>Your first program, in nine steps</h1>
      <ol>
        {tourSteps.map((step) => (
          <li key={step.id}>
            <h2>{step.title}</h2>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to={paths.editor(id)}>{`Back to ${name}`}</ButtonLink>
    </div>
  );
}
