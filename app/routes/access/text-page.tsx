import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { termsVersion } from "#app/domain/access/terms.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { paths } from "#app/paths.ts";
import type { loader } from "#app/root.tsx";
import { Logo } from "#app/ui/elements/logo.tsx";

/** The name that the pages call the product by. */
export function useProduct() {
  return useRouteLoaderData<typeof loader>("root")?.productName ?? "Macrocycle";
}

/** A text for everybody, to be read from top to bottom. */
export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="content" className="mx-auto grid max-w-2xl gap-5 p-4 py-8">
      <p className="flex items-center gap-2 text-lg font-bold tracking-tight">
        <Logo />
        {useProduct()}
      </p>
      <h1>{title}</h1>
      <p className="hint">In force since {formatDate(termsVersion)}.</p>
      {children}
      <p className="flex flex-wrap gap-4">
        <a href={paths.terms()}>Terms and conditions</a>
        <a href={paths.privacy()}>Privacy statement</a>
        <a href={paths.login()}>Log in</a>
      </p>
    </main>
  );
}

/** One matter of the text. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
