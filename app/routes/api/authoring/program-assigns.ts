import { z } from "zod";
import { defaultStart } from "#app/domain/schedule/following.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { mergeAssignments } from "#app/features/assignments/mutations.server.ts";
import {
  type AssignmentRow,
  assignmentKeys,
  assignmentsOfProgram,
  pageOfAssignments,
} from "#app/features/assignments/page.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, id, reference } from "#app/http/api/schemas.ts";
import type { Context } from "#app/services/context.server.ts";
import { plannedDay } from "./body-schemas.ts";
import { roundingStep } from "./program-schemas.ts";

const programAssign = named(
  "ProgramAssign",
  z.object({
    program: reference.extend({ name: z.string() }),
    assigner: reference,
    assignee: reference.extend({ fullName: z.string() }),
    assignDate: day,
    startDate: day,
    roundingStep,
    isOverdue: z.boolean(),
    version: z.int(),
  }),
);

const wholeList = z
  .array(
    z.object({
      assignee: reference,
      startDate: plannedDay.nullish().describe("Without it, the usual first day."),
      roundingStep: roundingStep
        .nullish()
        .describe(
          "Calculated weights are rounded to it. Without it, who is new gets your own, and who stays keeps theirs.",
        ),
    }),
  )
  .max(5000);

function shown({ programId, programName, assignerId, assigneeId, fullName, ...row }: AssignmentRow) {
  const program = { id: programId, name: programName };
  return { ...row, program, assigner: { id: assignerId }, assignee: { id: assigneeId, fullName } };
}

async function merge(ctx: Context, programId: string, list: z.output<typeof wholeList>) {
  const usual = defaultStart(await findProgram(ctx, programId), todayOf(ctx));
  const wanted = list.map(({ assignee, startDate, roundingStep }) => {
    return { clientId: assignee.id, startDate: startDate ?? usual, roundingStep: roundingStep ?? undefined };
  });
  const merged = await mergeAssignments(ctx, programId, wanted);
  if (!merged.ok) return refusedAs(merged, { client: "assignee" });
  return (await assignmentsOfProgram(ctx, programId)).map(shown);
}

export const programAssigns = resource("Programs of clients", [
  listOperation({
    path: "/programassigns",
    summary: "Which of your clients follow which program",
    access: "program:see",
    scope: "programs:read",
    query: z.object({ programId: id.optional(), assigneeId: id.optional() }),
    item: programAssign,
    keys: assignmentKeys,
    async run({ ctx, query, page }) {
      const { rows, total } = await pageOfAssignments(ctx, query, page);
      const { items, next } = pageOf(rows, page, (row): z.output<typeof assignmentKeys> => {
        return [row.accountId, row.programId, row.assigneeId];
      });
      return { items: items.map(shown), total, next };
    },
  }),
  operation({
    method: "POST",
    path: "/programassigns/merge",
    summary: "Set the clients who follow a program",
    description:
      "Send the whole list: whoever is not in it no longer follows the program. Whoever stays keeps their start date.",
    access: "program:assign",
    scope: "programs:write",
    body: z.object({ programId: id, programAssigns: wholeList }),
    answer: z.array(programAssign),
    run: ({ ctx, body }) => merge(ctx, body.programId, body.programAssigns),
  }),
  operation({
    method: "PUT",
    path: "/programassigns/merge/{id}",
    summary: "The same, with the program in the address",
    access: "program:assign",
    scope: "programs:write",
    body: wholeList,
    answer: z.array(programAssign),
    run: ({ ctx, path, body }) => merge(ctx, path.id, body),
  }),
]);
