import { paths } from "#app/paths.ts";
import { YesNo } from "#app/ui/elements/yes-no.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { commentList } from "../list.ts";
import type { CommentRow } from "../views.ts";

export function commentColumns(search: string): Column<typeof commentList, CommentRow>[] {
  return [
    { label: "Client", isName: true, cell: (row) => nameOf(row, search) },
    { label: "Workout", isText: true, cell: workoutOf },
    { label: "Completed on", cell: ({ doneOn }) => doneOn },
    { label: "Successful", cell: ({ successfullyCompleted }) => <YesNo isYes={successfullyCompleted} /> },
    { label: "Comment", isText: true, cell: ({ comment }) => <span className="line-clamp-3">{comment}</span> },
  ];
}

function nameOf({ id, fullName, isUnread }: CommentRow, search: string) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <a href={paths.comment(id) + search}>{fullName}</a>
      {isUnread && <span className="badge badge-accent">New</span>}
    </span>
  );
}

function workoutOf({ workout, programName, isEnteredByCoach }: CommentRow) {
  return (
    <span>
      {workout}
      <span className="block text-xs text-ink-2">{programName}</span>
      {isEnteredByCoach && <span className="block text-xs text-ink-2">Entered by the coach</span>}
    </span>
  );
}
