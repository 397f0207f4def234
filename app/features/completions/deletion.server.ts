import { formatDate } from "#app/domain/schedule/dates.ts";
import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { trainPaths } from "#app/train-paths.ts";
import { findOwnDone } from "./change.server.ts";
import { deleteCompletion } from "./mutations.server.ts";

type Found = { id: string; name: string };

export const ownDoneDeletion: Deletion<Found> = {
  page: "me:enter",
  async find(ctx, { params }) {
    const { id, name, doneOn } = await findOwnDone(ctx, params.completionId ?? "");
    return { id, name: `${name}, ${formatDate(doneOn)}` };
  },
  question: () => "Are you sure you want to delete this workout?",
  async run(ctx, found) {
    await deleteCompletion(ctx, found.id);
    return { ok: true, ...found };
  },
  message: ({ name }) => `${name} was deleted.`,
  back: ({ id }) => trainPaths.trained(id),
  next: () => trainPaths.trainCalendar(),
};
