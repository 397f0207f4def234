import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { docsView } from "#app/http/api/docs-view.ts";
import { paths } from "#app/paths.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { Logo } from "#app/ui/elements/logo.tsx";
import examples from "./examples.json" with { type: "json" };
import { OperationText } from "./operation-text.tsx";
import { resources } from "./registry.ts";

export const handle = { scripts: false };
export const meta = pageTitle("API");

export function loader() {
  return { views: docsView(resources, examples) };
}

export default function Docs() {
  const { views } = useLoaderData<typeof loader>();
  const product = useRouteLoaderData<typeof rootLoader>("root")?.productName ?? "Macrocycle";
  return (
    <main id="content" className="mx-auto grid max-w-4xl gap-8 p-4 py-8">
      <header className="grid gap-4">
        <p className="flex items-center gap-2 text-lg font-bold tracking-tight">
          <Logo />
          {product}
        </p>
        <h1>API</h1>
        <Introduction />
      </header>
      <nav aria-label="Contents">
        <ul className="columns-2 gap-8 sm:columns-3">
          {views.map(({ id, name }) => (
            <li key={id} className="break-inside-avoid">
              <a className="inline-block py-1" href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {views.map(({ id, name, operations }) => (
        <section key={id} aria-labelledby={id} className="grid gap-6">
          <h2 id={id} className="border-line border-b pb-2 text-xl font-bold">
            {name}
          </h2>
          {operations.map((operation) => (
            <OperationText key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
    </main>
  );
}

function Introduction() {
  return (
    <div className="grid gap-3">
      <p>
        Everything is under <code>{paths.api()}</code>, takes and gives JSON, and is described for programs in{" "}
        <a href={paths.openApi()}>OpenAPI 3.1</a>.
      </p>
      <p>
        A token says who you are, <code>Authorization: Bearer …</code>: that of a login (<code>POST /token</code>, valid
        for 15 minutes), or a personal one, which you create under <a href={paths.personalTokens()}>Access tokens</a>{" "}
        and which does what its scopes allow.
      </p>
      <p>
        What you may not see returns 404. Errors are <code>application/problem+json</code>, field by field in{" "}
        <code>errors</code>: 400 and 422 for invalid input, 401 without a valid token, 402 once a subscription has
        expired, 403 for what you may not do, 409 if somebody else changed it or it is in use, 413 if it is too large,
        429 with <code>Retry-After</code> for too many requests.
      </p>
      <p>
        Lists take <code>limit</code> and <code>offset</code> and give the total in <code>x-total-count</code>, unless{" "}
        <code>noCount=true</code>. To read all of a long list, follow its <code>Link</code> header: with a{" "}
        <code>cursor</code> nothing is repeated or left out, whatever others write in between. Catalogues return an{" "}
        <code>ETag</code>, and 304 for <code>If-None-Match</code>.
      </p>
    </div>
  );
}
