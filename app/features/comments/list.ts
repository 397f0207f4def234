import { type Named, optionsOf } from "#app/domain/forms/options.ts";
import { type Choices, defineList, type Query } from "#app/domain/lists/list.ts";
import { paths } from "#app/paths.ts";

export const commentList = defineList({
  at: paths.comments,
  noun: ["comment", "comments"],
  size: 24,
  filters: {
    program: { label: "Program", none: "All programs", words: "on …" },
    client: { label: "Client", none: "All clients", words: "by …" },
  },
});

export type CommentQuery = Query<typeof commentList>;

export type Commented = { programs: Named[]; clients: Named[] };

export function commentChoices({ programs, clients }: Commented): Choices<typeof commentList> {
  return { program: optionsOf(programs), client: optionsOf(clients) };
}
