import { Link } from "@remix-run/react";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { RenameInline } from "#app/ui/forms/rename-inline.tsx";
import { DeleteLink } from "#app/ui/lists/delete-link.tsx";

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
          <li key={folder.id} className="grid grid-cols-[1fr_auto] items-center gap-x-2 py-1.5">
            <div className="min-w-0">
              <bdi className="font-semibold wrap-anywhere">{folder.name}</bdi>{" "}
              <Link className="text-ink-2 text-sm whitespace-nowrap" to={`${paths.programs()}?folder=${folder.id}`}>
                {counted(folder.programs, "program")}
              </Link>
            </div>
            <DeleteLink name={folder.name} to={paths.deleteFolder(folder.id) + search} />
            <RenameInline thing={folder} action={paths.renameFolder(folder.id) + search} />
          </li>
        ))}
      </ul>
    </section>
  );
}
