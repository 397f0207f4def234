import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Skeletons } from "#app/ui/skeleton.tsx";
import { Table } from "#app/ui/table.tsx";
import type { LibraryItem } from "../views.ts";
import { useSlowList } from "./slow-list.ts";

type ListProps = {
  items: LibraryItem[];
  /** The library's query, which the dialogs keep. */
  search: string;
};

const itemsOnPage = 24;

/** The exercises in the chosen layout; while the next ones are long in coming, their places. */
export function LibraryList({ view, ...list }: ListProps & { view: "grid" | "list" }) {
  if (useSlowList()) {
    return (
      <div className="library-loading">
        <Skeletons count={itemsOnPage} />
      </div>
    );
  }
  return view === "grid" ? <LibraryGrid {...list} /> : <LibraryTable {...list} />;
}

/** Tiles with their pictures. */
function LibraryGrid({ items, search }: ListProps) {
  return (
    <ul className="exercise-tiles">
      {items.map((item) => (
        <li key={item.id}>
          <Link className="exercise-tile" to={paths.exercise(item.id) + search} preventScrollReset>
            {picture(item)}
            <strong>{item.name}</strong>
            <span>{[item.difficulty, ...item.categories].join(" · ")}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LibraryTable({ items, search }: ListProps) {
  return (
    <Table caption="Exercises" headers={["Exercise", "Difficulty", "Categories"]}>
      {items.map((item) => (
        <tr key={item.id}>
          <th scope="row">
            <Link className="exercise-line" to={paths.exercise(item.id) + search} preventScrollReset>
              {picture(item)}
              {item.name}
            </Link>
          </th>
          <td>{item.difficulty}</td>
          <td>{item.categories.join(", ")}</td>
        </tr>
      ))}
    </Table>
  );
}

// why: a plain function and not a component, since a page draws it 24 times
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
