import { paths } from "#app/paths.ts";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { library } from "../list.ts";
import type { LibraryItem } from "../views.ts";

/** Whose links keep the library's query. */
export function libraryColumns(search: string): Column<typeof library, LibraryItem>[] {
  return [
    {
      label: "Exercise",
      isName: true,
      cell: (item) => (
        <a className="exercise-line" href={paths.exercise(item.id) + search}>
          {picture(item)}
          {item.name}
        </a>
      ),
    },
    { label: "Difficulty", cell: ({ difficulty }) => difficulty },
    { label: "Categories", cell: ({ categories }) => categories.join(", ") },
  ];
}

/** A tile with the exercise's picture. */
export function exerciseTile(item: LibraryItem, search: string) {
  return (
    <a className="exercise-tile" href={paths.exercise(item.id) + search}>
      {picture(item)}
      <strong>{item.name}</strong>
      <span>{[item.difficulty, ...item.categories].join(" · ")}</span>
    </a>
  );
}

// why: a plain function and not a component, since a page has 24 of them
function picture({ pictureUrl, name }: LibraryItem) {
  if (pictureUrl) return <img className="exercise-picture" src={pictureUrl} alt="" loading="lazy" decoding="async" />;
  return (
    <span className="exercise-picture" aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** What stands for a picture: the first letters of two words ('BS'), or the number that a name begins with ('15/15'). */
function initials(name: string) {
  const [first = "", second] = name.split(" ").filter((word) => /^[\p{L}\d]/u.test(word));
  if (/^\d/.test(first)) return first;
  return second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
}
