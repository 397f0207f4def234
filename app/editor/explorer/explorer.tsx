import { Link } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { alsoCalled, nothingFound } from "#app/domain/exercises/found.ts";
import { categoryName } from "#app/domain/trackables/names.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { explorerNames, explorerPlace } from "#app/domain/workout/form/search-names.ts";
import { IconButton } from "#app/editor/controls/icon-button.tsx";
import { keepPreference, readPreference } from "#app/editor/state/preference.ts";
import type { Choice, EditorView, ExerciseCard } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { ExplorerTarget } from "./explorer-target.tsx";
import { type Explorer as ExplorerState, pageSizes } from "./use-explorer.ts";

type Props = {
  view: Pick<EditorView, "categories" | "subcategories" | "explorer" | "days">;
  state: ExplorerState;
  canEdit: boolean;
};

export function Explorer({ view, state, canEdit }: Props) {
  const { layout } = view.explorer;
  const drawer = useOpenAsLeft();
  return (
    <aside className="explorer" aria-label="Exercises" onKeyDown={closeByEscape}>
      <details {...drawer}>
        <summary>
          <h2>Exercises</h2>
        </summary>
        <div className="explorer-body" id={explorerPlace}>
          <Filters view={view} chosen={state.filters.category} />
          <fieldset className="layouts">
            <legend className="sr-only">Layout</legend>
            {(["tile", "big", "list"] as const).map((value) => (
              <label key={value}>
                <input type="radio" name={explorerNames.layout} value={value} defaultChecked={value === layout} />
                {layoutNames[value]}
              </label>
            ))}
            <button
              className="btn btn-s without-script ms-auto"
              type="submit"
              name="do"
              value={pressButton({ press: "explore", shown: null })}
            >
              Search<span className="sr-only"> exercises</span>
            </button>
          </fieldset>
          {canEdit && <ExplorerTarget days={view.days} />}
          <Results state={state} canEdit={canEdit} />
          <Link className="btn" to={paths.newExercise()}>
            New exercise
          </Link>
        </div>
      </details>
    </aside>
  );
}

const storageName = "macrocycle.exercises";

/** Open where seven columns have room beside it, unless the coach closed it. */
function useOpenAsLeft() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const hasRoom = matchMedia("(width >= 112em)").matches;
    if (ref.current && hasRoom && readPreference(storageName) !== "closed") ref.current.open = true;
  }, []);
  return { ref, onToggle: () => keepPreference(storageName, ref.current?.open ? "open" : "closed") };
}

function closeByEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  const drawer = currentTarget.querySelector("details");
  if (key !== "Escape" || !drawer?.open || (target as HTMLElement).tagName === "SELECT") return;
  // why: there it puts back what was being dragged
  if (currentTarget.closest("[data-dragging]")) return;
  drawer.open = false;
  drawer.querySelector("summary")?.focus();
}

const layoutNames = { tile: "Tile", big: "Big", list: "List" };

function Filters({ view, chosen }: { view: Props["view"]; chosen: string }) {
  const { explorer, categories, subcategories } = view;
  const own = subcategories.filter((item) => !chosen || item.categoryId === chosen);
  return (
    <div className="explorer-filters">
      <label className="ed-label">
        Exercise
        <input
          className="ed-input"
          type="search"
          name={explorerNames.search}
          defaultValue={explorer.search}
          autoComplete="off"
          maxLength={100}
        />
      </label>
      <Filter label="Category" name={explorerNames.category} value={explorer.category} choices={categories} />
      <Filter label="Subcategory" name={explorerNames.subcategory} value={explorer.subcategory} choices={own} />
    </div>
  );
}

type FilterProps = { label: string; name: string; value: string; choices: Choice[] };

function Filter({ label, name, value, choices }: FilterProps) {
  return (
    <label className="ed-label">
      {label}
      <select className="ed-input" name={name} defaultValue={value}>
        <option value="">All</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Results({ state, canEdit }: { state: ExplorerState; canEdit: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const { exercises, shown, hasMore, nearest, isLoading, showMore, problem } = state;

  function onScroll() {
    const box = list.current;
    // why: Tab scrolls, too, and would never come to the end, nor go on behind it
    if (!box || box.querySelector(":focus-visible") || box.nextElementSibling?.matches(":focus-visible")) return;
    if (box.scrollTop + box.clientHeight > box.scrollHeight * pageSizes.loadAt) showMore();
  }

  return (
    <>
      <p className="explorer-state" role="status">
        {isLoading ? "Loading..." : (problem ?? (exercises.length === 0 ? nothingFound(nearest) : ""))}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: why: it scrolls, and must do so by keyboard */}
      <ul className="found-list" ref={list} onScroll={onScroll} tabIndex={0} aria-label="Exercises found">
        {exercises.slice(0, shown).map((exercise) => (
          <Item key={exercise.id} exercise={exercise} canEdit={canEdit} />
        ))}
      </ul>
      {(hasMore || shown < exercises.length) && (
        <button
          className="btn btn-s"
          type="submit"
          name="do"
          value={pressButton({ press: "explore", shown: shown + pageSizes.shown })}
        >
          Show more exercises
        </button>
      )}
    </>
  );
}

function Item({ exercise, canEdit }: { exercise: ExerciseCard; canEdit: boolean }) {
  const isHydrated = useHydrated();
  const { id, name, called, thumbnailUrl, trackableCategoryConfiguration: measured } = exercise;
  return (
    <li>
      {thumbnailUrl ? <img src={thumbnailUrl} alt="" loading="lazy" /> : <span className="no-thumb" />}
      <span className="found-name">
        <b>{name}</b>
        {called !== null && <small>{alsoCalled(called)}</small>}
        <small>{measured.map((category) => categoryName(category)).join(", ")}</small>
      </span>
      {canEdit && isHydrated && (
        <IconButton icon="place" name={`Place ${name}`} value={pressButton({ press: "placeFound", exerciseId: id })} />
      )}
      {canEdit && (
        <IconButton icon="add" name={`Add ${name}`} value={pressButton({ press: "addToTarget", exerciseId: id })} />
      )}
    </li>
  );
}
