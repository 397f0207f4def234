import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { env } from "./http/env.server.ts";
import { readTheme } from "./http/theme.server.ts";
import { ErrorPage } from "./ui/error-page.tsx";
import { useNonce } from "./ui/nonce.ts";
import "./styles/app.css";

export const links: LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.productName ?? "Macrocycle" }];

// why: read by every page, public ones too; it tells nothing about anyone
export async function loader({ request }: LoaderFunctionArgs) {
  return { productName: env().PRODUCT_NAME, theme: await readTheme(request) };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en" data-theme={root?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <PageScripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Public pages say `handle = { scripts: false }` and send no script at all. */
function PageScripts({ nonce }: { nonce: string }) {
  const matches = useMatches();
  const wanted = matches.every((match) => (match.handle as { scripts?: boolean } | undefined)?.scripts !== false);
  if (!wanted) return null;
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
