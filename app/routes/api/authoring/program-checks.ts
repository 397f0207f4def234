import { z } from "zod";
import { orderPrograms } from "#app/features/programs/order.server.ts";
import { pageOfStore, programKeys } from "#app/features/programs/page.server.ts";
import { durationLock } from "#app/features/programs/queries.server.ts";
import { offerTo } from "#app/features/programs/store/list.server.ts";
import { storeFilters } from "#app/features/programs/store/list.ts";
import { shouldRunTour } from "#app/features/tour/tour.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { id } from "#app/http/api/schemas.ts";
import { program, toApiProgram } from "./program-schemas.ts";

const offered = program.omit({ folder: true, position: true, feedback: true, version: true, publishingVersion: true });
const places = z
  .array(z.object({ programId: id, position: z.int().min(1).max(100_000) }))
  .min(1)
  .max(1000);

/** At the path of programs and at that of folders, as document 1 §7 has it. */
function orderAt<const Path extends string>(path: Path) {
  return operation({
    method: "PUT",
    path,
    summary: "Change the order of the programs in one of your folders",
    description: "All programs of the folder, with positions from 1.",
    access: "program:edit",
    scope: "programs:write",
    body: places,
    async run({ ctx, body }) {
      const ordered = await orderPrograms(ctx, body);
      return ordered.ok ? undefined : ordered;
    },
  });
}

export const programChecks = resource("Programs: store, order and checks", [
  listOperation({
    path: "/programs/store",
    summary: "All published programs, by name",
    access: "store:see",
    scope: "programs:read",
    where: storeFilters,
    item: offered.extend({ offer: z.enum(["own", "bought", "for sale"]).describe("What it is to you.") }),
    keys: programKeys,
    async run({ ctx, where, page }) {
      const { rows, total } = await pageOfStore(ctx, { where, ...page });
      const { items, next } = pageOf(rows, page, ({ sortName, id }): z.output<typeof programKeys> => [sortName, id]);
      return { items: items.map((row) => ({ ...toApiProgram(row), offer: offerTo(ctx.actor, row) })), total, next };
    },
  }),
  operation({
    method: "GET",
    path: "/programs/should-run-wizard",
    summary: "Whether the guided tour should start on its own",
    access: "program:see",
    scope: "programs:read",
    answer: z.boolean(),
    run: async ({ ctx }) => shouldRunTour(ctx),
  }),
  operation({
    method: "GET",
    path: "/programs/should-disable-duration-edit/{id}",
    summary: "How far a program's length may still be changed",
    description: "1 Enabled, 2 DisabledTypeEdit: fixed or continuous as it is, 3 Disabled: somebody uses it.",
    access: "program:see",
    scope: "programs:read",
    answer: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    run: ({ ctx, path }) => durationLock(ctx, path.id),
  }),
  orderAt("/programs/order"),
  orderAt("/folders/order"),
]);
