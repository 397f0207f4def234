import { paths } from "#app/paths.ts";

export type StoreLink = { name: string; url: string };

export function StoreLinks({ links, words }: { links: StoreLink[]; words?: string }) {
  if (links.length === 0) return null;
  return (
    <div className="grid gap-2">
      {words && <p>{words}</p>}
      <ul className="flex flex-wrap gap-2" aria-label="The mobile app">
        {links.map(({ name, url }) => (
          <li key={name}>
            <a className="btn" href={url} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Beside the login. */
export function WaysToTrain({ stores }: { stores: StoreLink[] }) {
  return (
    <>
      <p>
        Invited by a coach? <a href={paths.login({ returnUrl: paths.train() })}>Train in your browser</a>
      </p>
      <StoreLinks links={stores} words="Or train with the mobile app:" />
    </>
  );
}
