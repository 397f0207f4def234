import { Form, Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type CountedFolder = { id: string; name: string; version: number; programs: number };

/** The folders there are, each with its programs, a new name, and the way to delete it. */
export function FolderList({ folders, search }: { folders: CountedFolder[]; search: string }) {
  return (
    <section aria-labelledby="your-folders" className="grid gap-2">
      <h2 id="your-folders" className="font-semibold">
        Your folders
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {folders.map((folder) => (
          <FolderRow key={folder.id} folder={folder} search={search} />
        ))}
      </ul>
    </section>
  );
}

function FolderRow({ folder, search }: { folder: CountedFolder; search: string }) {
  const rename = useClosedWhenRenamed(folder.name);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-2 py-1.5">
      <div className="min-w-0">
        <span className="font-semibold break-words">{folder.name}</span>{" "}
        <Link className="text-ink-2 text-sm whitespace-nowrap" to={`${paths.programs()}?folder=${folder.id}`}>
          {counted(folder.programs, "program")}
        </Link>
      </div>
      <Link
        className="btn btn-ghost btn-s"
        to={paths.deleteFolder(folder.id) + search}
        aria-label={`Delete ${folder.name}`}
        preventScrollReset
      >
        <Icon name="trash-2" />
        Delete
      </Link>
      <details ref={rename} className="col-span-2">
        <summary className="btn btn-ghost btn-s -ml-2 w-fit list-none">
          <Icon name="pencil" />
          Rename
          <span className="sr-only">{folder.name}</span>
        </summary>
        <RenameForm key={folder.name} folder={folder} search={search} />
      </details>
    </li>
  );
}

function RenameForm({ folder, search }: { folder: CountedFolder; search: string }) {
  const { ref, isBlank, follow } = useBlank();
  return (
    <Form
      method="post"
      action={paths.renameFolder(folder.id) + search}
      className="flex gap-2 py-2"
      onInput={follow}
      preventScrollReset
    >
      <input type="hidden" name="version" value={folder.version} />
      <input
        ref={ref}
        className="input"
        name="name"
        aria-label={`New name of ${folder.name}`}
        autoComplete="off"
        defaultValue={folder.name}
      />
      <Button disabled={isBlank}>Save</Button>
    </Form>
  );
}

/** Whether the input is blank. Asked once scripting works, so that what was typed before that counts as well. */
function useBlank() {
  const ref = useRef<HTMLInputElement>(null);
  const [isBlank, setIsBlank] = useState(false);
  const follow = () => setIsBlank(ref.current?.value.trim() === "");
  useEffect(follow, []);
  return { ref, isBlank, follow };
}

/** A folder that got its new name folds the field away; focus stays where it was opened. */
function useClosedWhenRenamed(name: string) {
  const ref = useRef<HTMLDetailsElement>(null);
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name || !ref.current) return;
    before.current = name;
    ref.current.open = false;
    ref.current.querySelector("summary")?.focus();
  }, [name]);
  return ref;
}
