import { useEffect, useRef, useState } from "react";
import { paths } from "#app/paths.ts";
import { fetchJson } from "#app/ui/browser/fetch-json.ts";

const listId = "set-names";
const debounce = 250;

export function SetNames({ programId, initial }: { programId: string; initial: string[] }) {
  const ref = useRef<HTMLDataListElement>(null);
  const [names, setNames] = useState(initial);
  useEffect(() => {
    const form = ref.current?.closest("form");
    let timer: ReturnType<typeof setTimeout> | undefined;
    function follow({ target }: Event) {
      if (!(target instanceof HTMLInputElement) || target.getAttribute("list") !== listId) return;
      clearTimeout(timer);
      timer = setTimeout(() => fetchNames(programId, target.value).then(setNames), debounce);
    }
    form?.addEventListener("input", follow);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener("input", follow);
    };
  }, [programId]);
  return (
    <datalist id={listId} ref={ref}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

async function fetchNames(programId: string, text: string): Promise<string[]> {
  const address = paths.setNames(programId, text);
  return (await fetchJson<string[]>(address)) ?? [];
}
