import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type Device, listDevices } from "#app/features/account/devices.server.ts";
import { enter } from "#app/http/screens/entry.server.ts";
import { type OwnPlace, paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { Moment } from "#app/ui/elements/moment.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { OwnPage } from "./own-page.tsx";
import { mayIn, useOwnPlace } from "./place.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { ctx } = await enter(args, mayIn("signIn:manage"));
  return { devices: await listDevices(ctx) };
}

export const meta = pageTitle("Devices");

export default function Devices() {
  const { devices } = useLoaderData<typeof loader>();
  const place = useOwnPlace();
  return (
    <OwnPage title="Devices">
      <p>You are logged in on these devices. If you don’t know one, sign it out and change your password.</p>
      <ul className="divide-y divide-line border-line border-y">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} place={place} />
        ))}
      </ul>
      {devices.length > 1 && (
        <PostForm action={paths.signOutElsewhere(place)} preventScrollReset>
          <SubmitButton variant="plain" pendingLabel="One moment…">
            Sign out everywhere else
          </SubmitButton>
        </PostForm>
      )}
    </OwnPage>
  );
}

type RowProps = { place: OwnPlace; device: Device };

function DeviceRow({ device: { id, name, isThis, signedInAt, lastSeenAt }, place }: RowProps) {
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
        <PostForm action={paths.signOutDevice(id, place)} preventScrollReset className="ms-auto">
          <SubmitButton variant="ghost" size="s" pendingLabel="One moment…">
            Sign out
            <span className="sr-only"> {name}</span>
          </SubmitButton>
        </PostForm>
      )}
    </li>
  );
}
