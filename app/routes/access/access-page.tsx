import { useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import type { loader } from "#app/root.tsx";
import { pageScript } from "#app/script-paths.ts";
import { focusHeading } from "#app/ui/browser/navigation.ts";
import { Card } from "#app/ui/elements/card.tsx";
import { Logo } from "#app/ui/elements/logo.tsx";

export function AccessPage({ title, children }: { title: string; children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  // why: coming from a hydrated page, as after logging out, nothing has focus
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading(document);
  }, []);
  return (
    <main
      id="content"
      className="mx-auto grid min-h-dvh max-w-sm grid-cols-[minmax(0,1fr)] content-center gap-5 p-4 wrap-anywhere"
    >
      <p className="flex items-center justify-center gap-2 text-lg font-bold tracking-tight">
        <Logo />
        {root?.productName}
      </p>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-6">
        <h1>{title}</h1>
        {children}
      </Card>
      <script src={pageScript("kept-fields")} defer />
    </main>
  );
}
