import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useBlank } from "./folder-form.tsx";

type CountedFolder = { id: string; name: string; programs: number };

/** The folders there are, each with its programs, a new name, and the way to delete it. */
export function FolderList({ folders, search }: { folders: CountedFolder[]; search: string }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {folders.map((folder) => (
        <FolderRow key={folder.id} folder={folder} search={search} />
      ))}
    </ul>
  );
}

function FolderRow({ folder, search }: { folder: CountedFolder; search: string }) {
  const rename = useClosedWhenRenamed(folder.name);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-2 py-1.5">
      <div className="min-w-0">
        <span className="font-semibold break-words">{folder.name}</span>{" "}
        <Link className="text-ink-2 text-sm whitespace-nowrap" to={`${paths.programs()}?folder=${folder.id}`}>
          {folder.programs === 1 ? "1 program" : `${folder.programs} programs`}
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
  const inputId = `rename-${folder.id}`;
  const { isBlank, follow } = useBlank(inputId);
  return (
    <Form
      method="post"
      action={paths.renameFolder(folder.id) + search}
      className="flex gap-2 py-2"
      onInput={follow}
      preventScrollReset
    >
      <input
        id={inputId}
        className="input"
        name="name"
        aria-label={`New name of ${folder.name}`}
        autoComplete="off"
        defaultValue={folder.name}
        maxLength={100}
        required
      />
      <Button disabled={isBlank}>Save</Button>
    </Form>
  );
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
