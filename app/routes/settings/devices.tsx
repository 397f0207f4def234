import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { counted } from "#app/domain/text/counted.ts";
import { type Device, listDevices, signOutElsewhere } from "#app/features/account/devices.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { Moment } from "#app/ui/elements/moment.tsx";
import { AccountPage } from "./account-page.tsx";

const page = "signIn:manage";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, page);
  return { devices: await listDevices(ctx) };
}

/** Signs out elsewhere. */
export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, page);
  const ended = await signOutElsewhere(ctx);
  if (ended === 0) return redirect(paths.devices());
  return redirectWithFlash(ctx, paths.devices(), `You were signed out in ${counted(ended, "other browser")}.`);
}

export const meta = pageTitle("Devices");

export default function Devices() {
  const { devices } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="Devices">
      <p>Where you are signed in. Sign out what you do not know, and change your password then.</p>
      <ul className="divide-y divide-line border-line border-y">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post" preventScrollReset>
          <SubmitButton variant="plain" pendingLabel="One moment…">
            Sign out elsewhere
          </SubmitButton>
        </Form>
      )}
    </AccountPage>
  );
}

function DeviceRow({ device: { id, name, isThis, signedInAt, lastSeenAt } }: { device: Device }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p>
          <strong>{name}</strong> {isThis && <Badge tone="good">This browser</Badge>}
        </p>
        <p className="text-ink-2 text-sm">
          Last seen <Moment at={lastSeenAt} />, signed in <Moment at={signedInAt} />
        </p>
      </div>
      {!isThis && (
        <Form method="post" action={paths.signOutDevice(id)} preventScrollReset>
          <SubmitButton variant="ghost" size="s" pendingLabel="One moment…">
            Sign out
            <span className="sr-only"> {name}</span>
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}
