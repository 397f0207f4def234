import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { declineByLink, readDecline } from "#app/features/coaching/decline.server.ts";
import { visitor } from "#app/http/actor.server.ts";
import { AccessPage } from "#app/routes/access/access-page.tsx";
import { LinkPage, titleOfLink } from "#app/routes/access/link-page.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";

export { actionHeaders as headers } from "#app/routes/access/action-headers.ts";

export const handle = { scripts: false };
export const meta = pageTitle<typeof loader>(({ data }) => titleOf(data?.state));

/** Reading changes nothing: mail scanners open links. */
export async function loader({ params }: LoaderFunctionArgs) {
  const invitation = await readDecline(visitor(), params.token ?? "");
  return data(invitation, { status: statusOf(invitation) });
}

export async function action({ params }: ActionFunctionArgs) {
  const invitation = await declineByLink(visitor(), params.token ?? "");
  return data(invitation, { status: statusOf(invitation) });
}

type Invitation = Awaited<ReturnType<typeof readDecline>>;

function titleOf(state: Invitation["state"] | undefined) {
  if (state === "unknown") return titleOfLink(state);
  return state === "open" ? "Decline the invitation?" : "Invitation";
}

function statusOf({ state }: Invitation) {
  return state === "unknown" ? 404 : 200;
}

export default function DeclineInvitation() {
  const before = useLoaderData<typeof loader>();
  const invitation = useActionData<typeof action>() ?? before;
  if (invitation.state === "unknown") {
    return (
      <LinkPage state="unknown">
        <p>If you don’t accept the invitation, nothing happens.</p>
      </LinkPage>
    );
  }
  const { state, businessName, email } = invitation;
  return (
    <AccessPage title={titleOf(state)}>
      {state === "open" ? (
        <PostForm className="form">
          <p>
            <strong>{businessName}</strong> has invited <strong>{email}</strong>. If you decline, they can’t invite you
            again for 30 days.
          </p>
          <p className="actions">
            <SubmitButton pendingLabel="One moment…">Decline</SubmitButton>
          </p>
        </PostForm>
      ) : (
        <p role="status">{answered[state](businessName)}</p>
      )}
    </AccessPage>
  );
}

const declined = (business: string) => `You have declined the invitation from ${business}. You can close this page.`;

const answered: Record<"accepted" | "declined" | "blocked" | "ended" | "withdrawn", (business: string) => string> = {
  declined,
  blocked: declined,
  accepted: (business) => `This invitation was accepted. You can end your coaching with ${business} on your own page.`,
  ended: (business) => `${business} no longer coaches you.`,
  withdrawn: (business) => `${business} has withdrawn this invitation. There is nothing to do.`,
};
