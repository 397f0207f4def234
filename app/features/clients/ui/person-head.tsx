import { Link } from "@remix-run/react";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Face } from "#app/ui/elements/face.tsx";
import type { Person } from "../person-queries.server.ts";

export function PersonHead({ person, mayAssign }: { person: Person; mayAssign: boolean }) {
  const { id, fullName, pictureUrl, isOwn } = person;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:items-start">
      <Face id={id} name={fullName} pictureUrl={pictureUrl} size="l" />
      <div className="grid min-w-0 grow basis-48 gap-1">
        <h1>{fullName}</h1>
        <Facts person={person} />
        <Elsewhere clientId={id} name={fullName} />
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grow max-sm:*:grow">
        {isOwn && (
          <ButtonLink to={paths.enterWorkout(id)} preventScrollReset>
            Enter workout
          </ButtonLink>
        )}
        {mayAssign && (
          <ButtonLink variant="primary" to={paths.giveProgram(id)} preventScrollReset>
            Add to a program
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function Facts({ person: { email, phoneNumber, isActivated, business, since, isOwn } }: { person: Person }) {
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-2">
      <a className="break-all" href={`mailto:${email}`}>
        {email}
      </a>
      {phoneNumber && <a href={`tel:${phoneNumber.replace(/[^\d+]/g, "")}`}>{phoneNumber}</a>}
      <span>
        Client {isOwn ? "" : `of ${business.name} `}since {formatDate(since)}
      </span>
      {isActivated ? <Badge tone="good">Activated</Badge> : <Badge tone="warn">Not activated</Badge>}
    </p>
  );
}

function Elsewhere({ clientId, name }: { clientId: string; name: string }) {
  const places = [
    ["Readiness", paths.readinessOf(clientId)],
    ["Benchmarks", paths.benchmarks({ clients: clientId })],
    ["Comments", paths.comments({ client: clientId })],
  ] as const;
  return (
    <nav aria-label={`More about ${name}`}>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {places.map(([words, to]) => (
          <li key={words}>
            <Link to={to} className="inline-block py-0.5">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
