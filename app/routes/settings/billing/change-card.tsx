import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { changeCardOf, readCardChange, tryAgain } from "#app/features/payments/own-card.server.ts";
import { ChangeCard } from "#app/features/payments/ui/change-card.tsx";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { env } from "#app/http/env.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { enter } from "#app/http/screens/entry.server.ts";
import { paths } from "#app/paths.ts";
import { AccountPage } from "#app/routes/account/account-page.tsx";
import { maySubscribe } from "#app/routes/payments/may.server.ts";
import { leaving, readPaid, refusePaid } from "#app/routes/payments/paying.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { paidMessage } from "./paid-message.server.ts";

export { noStore as headers } from "#app/routes/no-store.ts";
export { whenStale as shouldRevalidate } from "#app/routes/payments/when-stale.ts";

const may = maySubscribe(readCardChange);

export async function loader(args: LoaderFunctionArgs) {
  const { thing } = await enter(args, may);
  return { change: thing, attempt: newId(), next: newId() };
}

export async function action(args: ActionFunctionArgs) {
  const { ctx, thing } = await enter(args, may);
  const read = await readPaid(args.request);
  if (!read.ok) return read.response;
  const selling = sellingSettings(env());
  const changed = await changeCardOf(ctx, selling, read.posted);
  if (changed.is === "refused" || changed.is === "stale") return refusePaid(read.typed, changed);
  const said = paidMessage(changed);
  if (changed.is !== "done" || !thing.isOwed) return back(ctx, said);
  const paid = paidMessage(await tryAgain(ctx, selling, read.next));
  return back(ctx, { text: `${said.text} ${paid.text}`, kind: paid.kind });
}

async function back(ctx: Parameters<typeof redirectWithFlash>[0], { text, kind }: ReturnType<typeof paidMessage>) {
  return leaving(await redirectWithFlash(ctx, paths.subscription(), text, kind));
}

export const meta = pageTitle("Change card");

export default function ChangeCardPage() {
  const { change, attempt, next } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="Change card">
      <ChangeCard {...{ ...change, attempt, next }} />
    </AccountPage>
  );
}
