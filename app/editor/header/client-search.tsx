import { useEffect, useRef, useState } from "react";
import { counted } from "#app/domain/text/counted.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { numbersNames } from "#app/domain/workout/form/search-names.ts";
import type { EditorView } from "#app/editor/state/views.ts";
import { paths } from "#app/paths.ts";
import { fetchJson } from "#app/ui/browser/fetch-json.ts";

type Choices = Pick<EditorView, "clients" | "clientSearch">;
type Props = { text: string; search: (text: string) => void; sentence: string };

const debounce = 500;

export function ClientSearch({ text, search, sentence }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // why: also searches for text typed before hydration
    if (box.current && box.current.value !== box.current.defaultValue) search(box.current.value);
  }, [search]);
  return (
    <>
      <div className="grid w-48 grid-cols-[auto_1fr] gap-x-2 gap-y-0.5 max-[60em]:flex-[1_1_12rem]">
        <label className="ed-label whitespace-nowrap" htmlFor={numbersNames.clientSearch}>
          Find a client
        </label>
        <p className="text-ink-2 whitespace-nowrap text-right text-[0.78125rem]" role="status">
          {sentence}
        </p>
        <input
          ref={box}
          className="ed-input col-span-2 w-full max-w-none"
          id={numbersNames.clientSearch}
          type="search"
          name={numbersNames.clientSearch}
          defaultValue={text}
          placeholder="Name or e-mail"
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => search(target.value)}
        />
      </div>
      <button className="btn without-script" type="submit" name="do" value={pressButton({ press: "client" })}>
        Find
        <span className="sr-only"> clients</span>
      </button>
    </>
  );
}

export function useClientSearch({ program, client, ...page }: EditorView) {
  const [found, setFound] = useState<Choices | "failed" | null>(null);
  const { search } = useDebounced(async (text, isCurrent) => {
    const next = await fetchJson<Choices>(paths.clientChoices(program.id, { client: client ?? "", clients: text }));
    if (isCurrent()) setFound(next ?? "failed");
  });
  const shown = found === null || found === "failed" ? page : found;
  const chosen = page.clients.find(({ id }) => id === client);
  const lacksChosen = chosen && shown.clients.every(({ id }) => id !== client);
  return {
    clients: lacksChosen ? [chosen, ...shown.clients] : shown.clients,
    // why: the box stays, even if a search matches all clients
    clientSearch: shown.clientSearch ?? page.clientSearch,
    search,
    sentence: found === "failed" ? "The search failed. Try again." : formatFound(shown, client),
  };
}

/** Short and never empty, so that the layout does not move. */
function formatFound({ clients, clientSearch }: Choices, client: string | null) {
  if (clientSearch?.hasMore) return clientSearch.text === "" ? "Type to find." : "More match.";
  const others = clients.filter(({ id }) => id !== client).length;
  const words = client === null ? String(others) : counted(others, "other");
  return others === 0 ? "None found." : `${words} found.`;
}

/** Runs half a second after the last call; `isCurrent` is false if there was another. */
function useDebounced(run: (text: string, isCurrent: () => boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(run);
  latest.current = run;
  const [search] = useState(() => (text: string) => {
    clearTimeout(timer.current);
    const own = setTimeout(() => latest.current(text, () => timer.current === own), debounce);
    timer.current = own;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { search };
}
