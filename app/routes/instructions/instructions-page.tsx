import { useRouteLoaderData } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import type { loader } from "#app/root.tsx";
import { Logo } from "#app/ui/elements/logo.tsx";
import { type PictureName, pictureAddress, pictureSize, pictures } from "./pictures.ts";

/** '{product}' is replaced by the product's name. */
export type Step = { title: string; text: string[]; picture?: PictureName };

type PageProps = { title: string; intro: string; steps: Step[]; other: { to: string; label: string } };

export function InstructionsPage({ title, intro, steps, other }: PageProps) {
  const product = useRouteLoaderData<typeof loader>("root")?.productName ?? "Macrocycle";
  const named = (text: string) => text.replaceAll("{product}", product);
  return (
    <main id="content" className="mx-auto grid max-w-4xl gap-8 p-4 py-8">
      <header className="grid gap-3">
        <a
          href={paths.home()}
          className="flex items-center gap-2 text-lg font-bold tracking-tight text-ink no-underline"
        >
          <Logo />
          {product}
        </a>
        <h1>{title}</h1>
        <p className="max-w-2xl">{named(intro)}</p>
        <Contents steps={steps} />
      </header>
      {steps.map((step, at) => (
        <section key={step.title} id={idOf(at)} className="grid gap-3">
          <h2 className="text-lg font-bold">
            {at + 1}. {step.title}
          </h2>
          {step.text.map((text) => (
            <p key={text} className="max-w-2xl">
              {named(text)}
            </p>
          ))}
          {step.picture && <Picture name={step.picture} isFirst={at === 0} />}
        </section>
      ))}
      <p className="flex flex-wrap gap-4">
        <a href={other.to}>{other.label}</a>
        <a href={paths.login()}>Log in</a>
      </p>
    </main>
  );
}

function Contents({ steps }: { steps: Step[] }) {
  return (
    <nav aria-label="On this page">
      <ol className="list-decimal ps-5 [&_a]:inline-block [&_a]:min-h-6">
        {steps.map(({ title }, at) => (
          <li key={title}>
            <a href={`#${idOf(at)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function idOf(at: number) {
  return `step-${at + 1}`;
}

/** In the chosen theme, else the system's. */
function Picture({ name, isFirst }: { name: PictureName; isFirst: boolean }) {
  const theme = useRouteLoaderData<typeof loader>("root")?.theme;
  return (
    <picture>
      {!theme && <source media="(prefers-color-scheme: dark)" srcSet={pictureAddress(name, "dark")} />}
      <img
        className="h-auto w-full rounded-m border border-line"
        src={pictureAddress(name, theme ?? "light")}
        alt={pictures[name]}
        {...pictureSize}
        loading={isFirst ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
