import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { programRules } from "#app/domain/workout/text/program/rules.ts";
import { notationRules } from "#app/domain/workout/text/words/rules.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { Table } from "#app/ui/elements/table.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "gallery:see");
  return { sections: [...notationRules, programRules] };
}

export const meta = pageTitle("Notation");

export default function Notation() {
  const { sections } = useLoaderData<typeof loader>();
  return (
    <div className="screen notation">
      <h1>Writing a workout as text</h1>
      <nav aria-label="On this page">
        <ul className="gap-8 sm:columns-3 [&_a]:inline-block [&_a]:min-h-6">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, about, rules }) => (
        <section key={id} id={id} className="grid scroll-mt-16 gap-3">
          <h2 className="text-xl font-bold">{title}</h2>
          {about.split("\n").map((paragraph) => (
            <p key={paragraph} className="max-w-2xl">
              {paragraph}
            </p>
          ))}
          <Table caption={title} headers={["You write", "It means"]}>
            {rules.map(({ text, meaning }) => (
              <tr key={text}>
                <td>
                  <code>{text}</code>
                </td>
                <td>{meaning}</td>
              </tr>
            ))}
          </Table>
        </section>
      ))}
    </div>
  );
}
