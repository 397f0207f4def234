export type StoreLink = { name: string; url: string };

/** Where athletes find the mobile app; nothing where that is not set. */
export function StoreLinks({ links }: { links: StoreLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="The mobile app">
      {links.map(({ name, url }) => (
        <li key={name}>
          <a className="btn" href={url} rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
