import { type LoaderFunctionArgs, redirect, type SerializeFrom } from "@remix-run/node";
import { Link, Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { readPage } from "#app/domain/lists/query.ts";
import { can } from "#app/domain/policy/can.ts";
import { FollowedList } from "#app/features/assignments/ui/followed-list.tsx";
import { readHub } from "#app/features/clients/hub.server.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { Panel } from "#app/features/clients/ui/panel.tsx";
import { PersonHead } from "#app/features/clients/ui/person-head.tsx";
import { DoneList } from "#app/features/completions/ui/done-list.tsx";
import { Calendar } from "#app/features/compliance/ui/calendar.tsx";
import { GroupsOf } from "#app/features/groups/ui/groups-of.tsx";
import { NoteList } from "#app/features/notes/ui/note-list.tsx";
import { BodyWeights } from "#app/features/records/ui/body-weights.tsx";
import { Maxima } from "#app/features/records/ui/maxima.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { Figures } from "./figures.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "client:manage");
  const person = await findPerson(ctx, params.userId ?? "");
  const hub = await readHub(ctx, person, readPage(new URL(request.url).searchParams.get("page")));
  const { page, pages } = hub.workouts;
  if (page > pages) throw redirect(paths.clientPage(person.id, pages));
  return { person, ...hub, mayAssign: can(ctx.actor, "program:assign") };
}

/** A search in a dialog does not change the page behind it. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  formMethod,
  ...rest
}: ShouldRevalidateFunctionArgs) {
  const [now, next] = [currentUrl, nextUrl].map(({ searchParams }) => searchParams.get("page"));
  const isSame = currentParams.userId === nextParams.userId && now === next;
  return isSame && formMethod === undefined ? false : rest.defaultShouldRevalidate;
}

export const meta = pageTitle<typeof loader>(({ data }) => data?.person.fullName ?? "Client");

export default function Client() {
  const { person, programs, records, share, mayAssign, ...more } = useLoaderData<typeof loader>();
  const { calendar, figures, workouts, ...side } = more;
  const { id, fullName } = person;
  return (
    <>
      <div className="screen">
        <Link className="btn btn-ghost btn-s -ml-2 w-fit" to={paths.clients()}>
          <Icon name="chevron-left" />
          All clients
        </Link>
        <PersonHead person={person} mayAssign={mayAssign} />
        <Figures clientId={id} compliance={calendar.compliance} last={workouts.last} {...figures} />
        <Panel title="Calendar" at="calendar">
          <Calendar weeks={calendar.weeks} clientId={id} mayEnter={person.isOwn} />
        </Panel>
        <div className="grid items-start gap-4 lg:grid-cols-3">
          <div className="grid min-w-0 gap-4 lg:col-span-2">
            <Panel title="Completed workouts" at="workouts">
              <DoneList client={person} {...workouts} />
            </Panel>
            <Panel title="Maxima" actions={<Open to={paths.clientNewMaximum(id)}>Enter a maximum</Open>}>
              <Maxima records={records} share={share} clientId={id} />
            </Panel>
          </div>
          <div className="grid min-w-0 gap-4">
            <Panel title="Programs">
              <FollowedList programs={programs} client={fullName} />
            </Panel>
            <Side {...{ person, ...side }} />
          </div>
        </div>
      </div>
      <Outlet />
    </>
  );
}

type View = SerializeFrom<typeof loader>;

function Side({ person, notes, bodyWeights, groups }: Pick<View, "person" | "notes" | "bodyWeights" | "groups">) {
  const { id, fullName } = person;
  return (
    <>
      {person.isOwn && (
        <Panel title="Notes" actions={<Open to={paths.newClientNote(id)}>Write a note</Open>}>
          {notes.length > 0 && <NoteList notes={notes} clientId={id} />}
          {notes.length === 0 && <Nothing>No notes yet. Only your business sees them.</Nothing>}
        </Panel>
      )}
      <Panel title="Body weight" actions={<Open to={paths.clientBodyWeight(id)}>Enter body weight</Open>}>
        {bodyWeights.length > 0 ? <BodyWeights weights={bodyWeights} /> : <Nothing>No body weight is known.</Nothing>}
      </Panel>
      {person.isOwn && (
        <Panel title="Groups" actions={<Open to={paths.clientInGroups(id)}>Change groups</Open>}>
          <GroupsOf groups={groups} name={fullName} />
        </Panel>
      )}
    </>
  );
}

function Open({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink size="s" to={to} preventScrollReset>
      {children}
    </ButtonLink>
  );
}

function Nothing({ children }: { children: string }) {
  return <p className="text-ink-2">{children}</p>;
}
