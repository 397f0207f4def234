import { formatDate } from "#app/domain/schedule/dates.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { Face } from "#app/ui/elements/face.tsx";
import type { Glance } from "../glance.server.ts";
import type { Person } from "../person-queries.server.ts";

export function PersonHead({ person, glance }: { person: Person; glance: readonly Glance[] }) {
  const { fullName, email, phoneNumber, pictureUrl, isActivated, business, since, isOwn } = person;
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Face id={person.id} name={fullName} pictureUrl={pictureUrl} size="l" />
        <div className="min-w-0">
          <h1>{fullName}</h1>
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
        </div>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-3">
        {glance.map(({ label, value, more }) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd>
              <bdi className="font-semibold wrap-anywhere">{value}</bdi>{" "}
              {more && <span className="text-sm text-ink-2">{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
