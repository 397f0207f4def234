import { alsoCalled } from "#app/domain/exercises/found.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { library } from "../list.ts";
import type { LibraryItem } from "../views.ts";

export function libraryColumns(search: string): Column<typeof library, LibraryItem>[] {
  return [
    {
      label: "Exercise",
      isName: true,
      sort: "name",
      cell: (item) => (
        <a className="exercise-line" href={paths.exercise(item.id) + search}>
          {picture(item)}
          <span>
            {item.name}
            {item.called && <small className="block text-ink-2">{alsoCalled(item.called)}</small>}
          </span>
          {item.hasVideo && videoBadge}
        </a>
      ),
    },
    { label: "Difficulty", cell: ({ difficulty }) => difficulty },
    { label: "Categories", isText: true, cell: ({ place }) => place },
    { label: "Tracked", isText: true, cell: ({ tracked }) => tracked },
    { label: "Whose", cell: ({ owner }) => owner },
  ];
}

export function exerciseTile(item: LibraryItem, search: string) {
  return (
    <a className="exercise-tile" href={paths.exercise(item.id) + search}>
      {picture(item)}
      <strong>{item.name}</strong>
      {item.called && <span>{alsoCalled(item.called)}</span>}
      <span>{`${item.difficulty} · ${item.place}`}</span>
      {item.tracked && <span>{item.tracked}</span>}
      <span className={item.owner === "Mine" ? "font-semibold text-accent-text" : undefined}>{item.owner}</span>
      {item.hasVideo && <span className="absolute top-2 right-0">{videoBadge}</span>}
    </a>
  );
}

// why: plain functions instead of components, since a page has 24 of each
function picture({ pictureUrl, mark }: LibraryItem) {
  if (pictureUrl) return <img className="exercise-picture" src={pictureUrl} alt="" loading="lazy" decoding="async" />;
  return (
    <span className={`exercise-picture ${mark.tint}`}>
      <Icon name={mark.icon} />
    </span>
  );
}

const videoBadge = (
  <span className="badge inline-flex items-center gap-1">
    <Icon name="play" />
    Video
  </span>
);
