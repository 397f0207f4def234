import { useRouteLoaderData } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import type { loader } from "#app/root.tsx";
import { Logo } from "#app/ui/elements/logo.tsx";
import type { Part, Step } from "./parts/part.ts";
import { type PictureName, pictureAddress, pictureSize, pictures } from "./pictures.ts";

type PageProps = { title: string; intro: string; parts: Part[]; other: { to: string; label: string } };

export function InstructionsPage({ title, intro, parts, other }: PageProps) {
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
        <Contents parts={parts} />
      </header>
      {parts.map((part) => (
        <section key={part.title} className="grid gap-6">
          <h2 className="border-b border-line pb-1 text-xl font-bold">{part.title}</h2>
          {part.steps.map((step) => (
            <StepSection key={step.title} step={step} named={named} isFirst={step === parts[0]?.steps[0]} />
          ))}
        </section>
      ))}
      <p className="flex flex-wrap gap-4">
        <a href={other.to}>{other.label}</a>
        <a href={paths.login()}>Log in</a>
      </p>
    </main>
  );
}

type StepProps = { step: Step; named: (text: string) => string; isFirst: boolean };

function StepSection({ step, named, isFirst }: StepProps) {
  return (
    <section id={idOf(step)} className="grid scroll-mt-4 gap-3">
      <h3 className="text-lg font-bold">{step.title}</h3>
      {step.text.map((text) => (
        <p key={text} className="max-w-2xl">
          {named(text)}
        </p>
      ))}
      {step.picture && <Picture name={step.picture} isFirst={isFirst} />}
    </section>
  );
}

function Contents({ parts }: { parts: Part[] }) {
  return (
    <nav aria-label="On this page" className="gap-8 sm:columns-2">
      {parts.map((part) => (
        <div key={part.title} className="mb-3 break-inside-avoid">
          <p className="font-bold">{part.title}</p>
          <ul className="[&_a]:inline-block [&_a]:min-h-6">
            {part.steps.map((step) => (
              <li key={step.title}>
                <a href={`#${idOf(step)}`}>{step.title}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function idOf({ title }: Step) {
  return title
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");
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
