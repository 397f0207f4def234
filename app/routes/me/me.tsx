import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { headingOf, pendingView } from "#app/features/coaching/pending.server.ts";
import { readMyCoaching } from "#app/features/coaching/queries.server.ts";
import { Blocked, Coaches, CoachingNotice, PendingInvitations } from "#app/features/coaching/ui/my-coaching.tsx";
import { faceUrl } from "#app/features/uploads/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { trainPaths } from "#app/train-paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { Face } from "#app/ui/elements/face.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { Section } from "#app/ui/elements/section.tsx";
import { RowLink } from "#app/ui/lists/row-link.tsx";

export const handle = { scripts: false, styles: "train" };

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "me:enter");
  const { actor, timeZone } = ctx;
  const { coaches, pending, ...coaching } = await readMyCoaching(ctx);
  return {
    person: { id: actor.userId, fullName: actor.fullName, email: actor.email, pictureUrl: faceUrl(ctx.imageId) },
    ...coaching,
    pending: pending.map((one) => pendingView(one, timeZone)).map((one) => ({ ...one, heading: headingOf(one) })),
    coaches: coaches.map(({ imageId, since, ...coach }) => {
      return { ...coach, pictureUrl: faceUrl(imageId), since: formatDate(todayOf({ now: since, timeZone })) };
    }),
  };
}

export const meta = pageTitle("My own page");

export default function MyOwnPage() {
  const { person, notice, pending, coaches, blocked } = useLoaderData<typeof loader>();
  return (
    <div className="screen max-w-276 gap-6">
      <div className="flex items-center gap-3">
        <Face id={person.id} name={person.fullName} pictureUrl={person.pictureUrl} size="l" />
        <div className="min-w-0 wrap-anywhere">
          <h1>{person.fullName}</h1>
          <p className="text-ink-2">{person.email}</p>
        </div>
      </div>
      <CoachingNotice names={notice} />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] [&>div]:grid [&>div]:min-w-0 [&>div]:gap-6">
        <div>
          <PendingInvitations pending={pending} />
          <ul className="card px-4">
            <RowLink to={paths.train()} title="Today" more="Train in your browser" />
          </ul>
          <Coaches coaches={coaches} />
          <Blocked blocked={blocked} />
        </div>
        <div>
          <Own />
        </div>
      </div>
    </div>
  );
}

function Training() {
  return (
    <Section title="Training">
      <ul className="card divide-y divide-line px-4">
        <RowLink to={trainPaths.barAndPlates()} title="Units, bar and plates" />
        <RowLink to={trainPaths.calendarFeed()} title="Calendar feed" more="Your plan in your own calendar" />
      </ul>
    </Section>
  );
}

function Own() {
  return (
    <>
      <Training />
      <Section title="My account">
        <ul className="card divide-y divide-line px-4">
          <RowLink to={paths.userInfo("me")} title="Name and time zone" />
          <RowLink to={paths.changePassword("me")} title="Change password" />
          <RowLink to={paths.passkeys("me")} title="Passkeys" more="Log in with your fingerprint, face or PIN" />
          <RowLink to={paths.devices("me")} title="Devices" more="Where you are logged in" />
          <RowLink to={paths.yourData("me")} title="Download my data" more="Everything, as a zip" />
        </ul>
      </Section>
      <Section title="Leave">
        <ul className="card divide-y divide-line px-4">
          <li>
            <PostForm action={paths.logout()}>
              <button type="submit" className="min-h-14 w-full text-start">
                Log out
              </button>
            </PostForm>
          </li>
          <li>
            <Link to={paths.leave("me")} className="flex min-h-14 items-center text-bad no-underline">
              Delete my account
            </Link>
          </li>
        </ul>
      </Section>
    </>
  );
}
