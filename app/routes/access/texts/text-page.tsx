import { useRouteLoaderData } from "@remix-run/react";
import { termsVersion } from "#app/domain/access/terms.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { paths } from "#app/paths.ts";
import type { loader } from "#app/root.tsx";
import { Logo } from "#app/ui/elements/logo.tsx";

/** '{product}' is replaced by the product's name. */
export type Part = { title: string; text: string } | { title: string; items: string[] };

export function TextPage({ title, intro, parts }: { title: string; intro: string; parts: Part[] }) {
  const product = useRouteLoaderData<typeof loader>("root")?.productName ?? "Macrocycle";
  const named = (text: string) => text.replaceAll("{product}", product);
  return (
    <main id="content" className="mx-auto grid max-w-2xl gap-5 p-4 py-8">
      <p className="flex items-center gap-2 text-lg font-bold tracking-tight">
        <Logo />
        {product}
      </p>
      <h1>{title}</h1>
      <p className="hint">In force since {formatDate(termsVersion)}.</p>
      <p>{named(intro)}</p>
      {parts.map((part) => (
        <section key={part.title} className="grid gap-2">
          <h2 className="text-lg font-bold">{part.title}</h2>
          {"text" in part ? <p>{named(part.text)}</p> : <Items items={part.items.map(named)} />}
        </section>
      ))}
      <p className="flex flex-wrap gap-4">
        <a href={paths.terms()}>Terms and conditions</a>
        <a href={paths.privacy()}>Privacy statement</a>
        <a href={paths.login()}>Log in</a>
      </p>
    </main>
  );
}

function Items({ items }: { items: string[] }) {
  return (
    <ul className="list-disc ps-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
