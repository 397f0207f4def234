import type { RefObject } from "react";
import type { Density } from "#app/domain/people/preferences.ts";
import type { Dragged } from "#app/domain/workout/moving/drop.ts";
import type { DayName } from "#app/domain/workout/moving/landing.ts";
import type { Explorer } from "#app/editor/explorer/use-explorer.ts";
import type { SetSearch } from "#app/editor/explorer/use-set-search.ts";
import type { Commit } from "#app/editor/state/commit.ts";
import type { EditorStore } from "#app/editor/state/store.ts";
import type { EditorView } from "#app/editor/state/views.ts";

export type Desk = {
  view: Pick<EditorView, "program" | "days" | "subcategories">;
  store: EditorStore;
  form: RefObject<HTMLFormElement | null>;
  explorer: Explorer;
  search: SetSearch;
  dayName: DayName;
  openMove: (moved: Dragged | null) => void;
  commit: Commit;
  announce: (sentence: string) => void;
  setOpen: (id: string | null) => void;
  save: () => void;
  pages: number;
  goToWeek: (week: number) => void;
  keepDensity: (density: Density) => void;
  showField: (name: string) => void;
};
