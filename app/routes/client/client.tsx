import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { Link, Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { can } from "#app/domain/policy/can.ts";
import { listFollowed } from "#app/features/assignments/client-queries.server.ts";
import { FollowedList } from "#app/features/assignments/ui/followed-list.tsx";
import { glanceOf } from "#app/features/clients/glance.server.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { Panel } from "#app/features/clients/ui/panel.tsx";
import { PersonHead } from "#app/features/clients/ui/person-head.tsx";
import { latestOfClient } from "#app/features/completions/client-queries.server.ts";
import { DoneList } from "#app/features/completions/ui/done-list.tsx";
import { groupsOfClient } from "#app/features/groups/queries.server.ts";
import { GroupsOf } from "#app/features/groups/ui/groups-of.tsx";
import { listNotes } from "#app/features/notes/queries.server.ts";
import { NoteList } from "#app/features/notes/ui/note-list.tsx";
import { listBodyWeights, listRecords } from "#app/features/records/queries.server.ts";
import { BodyWeights } from "#app/features/records/ui/body-weights.tsx";
import { Maxima } from "#app/features/records/ui/maxima.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";

const maxWeights = 60;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "client:manage");
  const person = await findPerson(ctx, params.userId ?? "");
  const measured = { accountId: person.business.id, userId: person.id };
  const [programs, done, { records, share }, bodyWeights, groups, notes] = await Promise.all([
    listFollowed(ctx, [person.id]),
    latestOfClient(ctx, person.id),
    listRecords(ctx, measured),
    listBodyWeights(ctx, measured, maxWeights),
    person.isOwn ? groupsOfClient(ctx, person.id) : [],
    person.isOwn ? listNotes(ctx, person.id) : [],
  ]);
  const glance = glanceOf({ programs, bodyWeights, notes });
  const mayAssign = can(ctx.actor, "program:assign");
  return { person, programs, done, records, share, bodyWeights, groups, notes, glance, mayAssign };
}

/** A search in a dialog does not change the page behind it. */
export function shouldRevalidate({ currentParams, nextParams, formMethod, ...rest }: ShouldRevalidateFunctionArgs) {
  const isSame = currentParams.userId === nextParams.userId;
  return isSame && formMethod === undefined ? false : rest.defaultShouldRevalidate;
}

export const meta = pageTitle<typeof loader>(({ data }) => data?.person.fullName ?? "Client");

export default function Client() {
  const { person, programs, done, records, share, glance, mayAssign, ...side } = useLoaderData<typeof loader>();
  const { id, fullName } = person;
  return (
    <>
      <div className="screen">
        <Link className="btn btn-ghost btn-s -ml-2 w-fit" to={paths.clients()}>
          <Icon name="chevron-left" />
          All clients
        </Link>
        <PersonHead person={person} glance={glance} />
        <div className="grid items-start gap-4 lg:grid-cols-3">
          <div className="grid min-w-0 gap-4 lg:col-span-2">
            <Panel title="Programs" actions={mayAssign && <Open to={paths.giveProgram(id)}>Add to a program</Open>}>
              <FollowedList programs={programs} client={fullName} />
            </Panel>
            <Panel title="Completed workouts">
              <DoneList done={done} client={fullName} />
            </Panel>
            <Panel title="Maxima" actions={<Open to={paths.clientNewMaximum(id)}>Enter a maximum</Open>}>
              <Maxima records={records} share={share} clientId={id} />
            </Panel>
          </div>
          <Side {...{ person, ...side }} />
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
    <div className="grid min-w-0 gap-4">
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
    </div>
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
