import { findProgram } from "#app/features/programs/queries.server.ts";
import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { deleteAssignment } from "./mutations.server.ts";
import { findAssignment } from "./queries.server.ts";

type Follower = { name: string; programId: string; programName: string; clientId: string };

export const assignmentDeletion: Deletion<Follower, { name: string }> = {
  page: "program:see",
  async find(ctx, { params }) {
    const program = await findProgram(ctx, params.programId ?? "");
    const { clientId, fullName } = await findAssignment(ctx, program, params.clientId ?? "");
    return { name: fullName, programId: program.id, programName: program.name, clientId };
  },
  question: ({ name }) => `Are you sure you want to remove ${name}?`,
  note: ({ name, programName }) => `${name} will no longer follow ${programName}.`,
  async run(ctx, { programId, clientId, name }) {
    await deleteAssignment(ctx, programId, clientId);
    return { ok: true, name };
  },
  message: ({ name }) => `${name} was removed.`,
  back: ({ programId }, { search }) => paths.programClients(programId) + search,
};
