import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { can } from "#app/domain/policy/can.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import type { IconName } from "#app/ui/elements/icon-names.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requireActor(request, "app:enter");
  return {
    email: actor.email,
    mayCreateExercise: can(actor, "exercise:create"),
    mayCreateProgram: can(actor, "program:create"),
  };
}

export const meta = pageTitle("Dashboard");

export default function Dashboard() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <div className="screen">
      <div className="screen-head">
        <div>
          <h1>{`Welcome back, ${email}`}</h1>
          <p className="text-ink-2">Pick up where you left off, or start something new.</p>
        </div>
        <NewButtons />
      </div>
      <div className="tiles">
        <Tile icon="rows-3" title="Programs" to={paths.programs()}>
          Write a plan week by week, keep plans in folders, and save as you go.
        </Tile>
        <Tile icon="dumbbell" title="Exercises" to={paths.exercises()}>
          Search the library, and add the exercises that only you coach, with video, cues and what is measured.
        </Tile>
      </div>
    </div>
  );
}

function NewButtons() {
  const { mayCreateExercise, mayCreateProgram } = useLoaderData<typeof loader>();
  return (
    <div className="actions">
      {mayCreateExercise && (
        <ButtonLink to={paths.newExercise()}>
          <Icon name="plus" />
          New exercise
        </ButtonLink>
      )}
      {mayCreateProgram && (
        <ButtonLink variant="primary" to={paths.newProgram()}>
          <Icon name="plus" />
          New program
        </ButtonLink>
      )}
    </div>
  );
}

type TileProps = { icon: IconName; title: string; to: string; children: ReactNode };

function Tile({ icon, title, to, children }: TileProps) {
  return (
    <section className="card tile">
      <h2>
        <Icon name={icon} />
        <Link to={to}>{title}</Link>
      </h2>
      <p>{children}</p>
    </section>
  );
}
