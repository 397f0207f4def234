import type { Named } from "#app/domain/forms/options.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { deleteProgram } from "./mutations.server.ts";
import { findProgram } from "./queries.server.ts";

export const programDeletion: Deletion<Named, { name: string }> = {
  page: "program:delete",
  async find(ctx, { params }) {
    const program = await findProgram(ctx, params.programId ?? "");
    allow(ctx.actor, "program:delete", program);
    return { id: program.id, name: program.name };
  },
  question: () => "Are you sure you want to delete Program?",
  note: ({ name }) => `${name} and all its workouts will be deleted. This cannot be undone.`,
  run: (ctx, { id }) => deleteProgram(ctx, id),
  message: ({ name }) => `${name} was deleted.`,
  back: (_, { search }) => paths.programs() + search,
};

export const editorDeletion: Deletion<Named, { name: string }> = {
  ...programDeletion,
  back: ({ id }, { search }) => paths.editor(id) + search,
  next: () => paths.programs(),
};
