import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createFeed, findFeed } from "#app/features/calendar/feed.server.ts";
import { NewFeed, OwnFeed } from "#app/features/calendar/ui/feed.tsx";
import { mailSettings } from "#app/features/mail/settings.server.ts";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { env } from "#app/http/env.server.ts";
import { enter } from "#app/http/screens/entry.server.ts";
import { paths } from "#app/paths.ts";
import { MePage } from "#app/routes/account/me-page.tsx";
import { trainPaths } from "#app/train-paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const handle = { scripts: false, styles: "train" };

export async function loader(args: LoaderFunctionArgs) {
  const { ctx } = await enter(args, "me:enter");
  return { createdAt: (await findFeed(ctx))?.createdAt.toISOString() ?? null };
}

/** why: no redirect, because the address is shown this once */
export async function action(args: ActionFunctionArgs) {
  const { ctx } = await enter(args, "me:enter", { confirmsAgain: true });
  const { isPressed } = await readPress(args.request);
  if (!isPressed) return redirect(trainPaths.calendarFeed());
  const { token } = await createFeed(ctx, env().sessionSecret);
  return data({ address: new URL(paths.calendar(token), mailSettings(env()).publicUrl).href });
}

export const meta = pageTitle("Calendar feed");

export default function CalendarFeed() {
  const { createdAt } = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>();
  return (
    <MePage title="Calendar feed">
      <p>
        Your calendar app can show what your programs plan, from four weeks back to eight weeks ahead. It asks for the
        days at a secret address, so they stay up to date.
      </p>
      {made && createdAt && <NewFeed address={made.address} />}
      <OwnFeed createdAt={createdAt} />
    </MePage>
  );
}
