import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Links, Meta, type MetaArgs, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useContext, useState } from "react";
import { useEntered } from "#app/ui/browser/entered.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ResponseContext, useHandles, useHasReact } from "#app/ui/browser/response.ts";
import { describeError, ErrorPage } from "#app/ui/frame/error-page.tsx";
import { Idle } from "#app/ui/frame/idle.tsx";
import { sheetAfter, stylesheetOf } from "#app/ui/frame/stylesheet.ts";
import { openedBy } from "./domain/forms/opened-by.ts";
import { markOf } from "./http/body/opened-by.server.ts";
import { env } from "./http/env.server.ts";
import { signedIn } from "./http/session.server.ts";
import { readTheme } from "./http/theme.server.ts";
import { currentRequest } from "./services/request-state.server.ts";

export { afterPosts as shouldRevalidate } from "#app/ui/browser/frame-data.ts";

export const links: LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export const meta = pageTitle(({ error }: MetaArgs) => (error ? describeError(error).title : "Training programs"));

// why: read by every page, even public ones; it reveals nothing but the sealed mark
export async function loader({ request }: LoaderFunctionArgs) {
  return {
    productName: env().PRODUCT_NAME,
    theme: await readTheme(request),
    formFailed: currentRequest()?.formFailed ?? false,
    openedBy: await openerMark(request),
  };
}

async function openerMark(request: Request) {
  // why: pages that need the database report its absence themselves
  const who = await signedIn(request).catch(() => null);
  return who ? markOf(who.actor.userId) : "";
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en" data-theme={root?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {root?.openedBy && <meta name={openedBy} content={root.openedBy} />}
        <Title productName={root?.productName} />
        <Modules />
        <Styles />
        <Links />
      </head>
      <body>
        {children}
        <Idle />
        <PageScripts />
        <StylesForLater />
      </body>
    </html>
  );
}

function Title({ productName = "Macrocycle" }: { productName: string | undefined }) {
  const { failure } = useContext(ResponseContext);
  return failure ? <title>{`${failure.title} · ${productName}`}</title> : <Meta />;
}

/** All at once, and ahead of styles within the page, which are longer: they then delay nothing. */
function Modules() {
  return useModules().map((href) => <link key={href} rel="modulepreload" href={href} />);
}

function useModules() {
  return useHandles().flatMap((handle) => handle?.modules ?? []);
}

function Styles() {
  const { nonce, styles } = useContext(ResponseContext);
  const now = stylesheetOf(useHandles());
  const [sheet] = useState(now);
  if (!styles) return <link rel="stylesheet" href={sheet} data-after={sheetAfter(sheet)} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: why: a file of the build; as text, its `>` would be written as in HTML
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />;
}

/** Nothing waits for styles that are for paper: the browser has the sheet for the next page, which names it. */
function StylesForLater() {
  const { styles } = useContext(ResponseContext);
  const sheet = stylesheetOf(useHandles());
  return styles ? <link rel="stylesheet" media="print" href={sheet} /> : null;
}

/** Error pages send none. */
function PageScripts() {
  const { nonce, failure } = useContext(ResponseContext);
  const hasReact = useHasReact();
  const [own] = useModules();
  if (failure) return null;
  if (!hasReact) return own ? <script type="module" src={own} /> : null;
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}

export default function App() {
  useEntered();
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
