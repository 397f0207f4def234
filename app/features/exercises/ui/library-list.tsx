import { paths } from "#app/paths.ts";
import { useFollowedLinks } from "#app/ui/followed-links.ts";
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
  const links = useFollowedLinks<HTMLDivElement>();
  const isSlow = useSlowList();
  const Items = view === "grid" ? LibraryGrid : LibraryTable;
  return (
    <div ref={links} className={isSlow ? "library-items library-loading" : "library-items"}>
      {isSlow ? <Skeletons count={itemsOnPage} /> : <Items {...list} />}
    </div>
  );
}

/** Tiles with their pictures. */
function LibraryGrid({ items, search }: ListProps) {
  return (
    <ul className="exercise-tiles">
      {items.map((item) => (
        <li key={item.id}>
          <a className="exercise-tile" href={paths.exercise(item.id) + search}>
            {picture(item)}
            <strong>{item.name}</strong>
            <span>{[item.difficulty, ...item.categories].join(" · ")}</span>
          </a>
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
            <a className="exercise-line" href={paths.exercise(item.id) + search}>
              {picture(item)}
              {item.name}
            </a>
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
