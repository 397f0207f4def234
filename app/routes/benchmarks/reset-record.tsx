import { seenResetSchema } from "#app/domain/benchmarks/seen-reset.ts";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { findRecord, type NamedRecord, resetRecord } from "#app/features/benchmarks/reset.server.ts";
import { type Deletion, deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { notWhole } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

const reset: Deletion<NamedRecord, { name: string }> = {
  page: "benchmark:see",
  find: (ctx, { params }) => findRecord(ctx, params.recordId ?? ""),
  question: () => "Are you sure you want to reset the current maxima?",
  note: ({ name }) => `${name}: they start again with the next results. The all-time maxima stay.`,
  seen: ({ seen }) => seen,
  async run(ctx, { id, name }, _, seen) {
    const read = seenResetSchema.safeParse(seen);
    if (!read.success) throw notWhole();
    try {
      await resetRecord(ctx, id, read.data);
    } catch (error) {
      if (error instanceof NotFound || error instanceof Forbidden) throw error;
      ctx.services.log.error({ err: error }, "A record could not be reset.");
      return { ok: false, problems: { "": ["Something went wrong, please try again."] } };
    }
    return { ok: true, name };
  },
  message: ({ name }) => `The current maxima were reset: ${name}.`,
  back: (_, { search }) => paths.benchmarks() + search,
  next: ({ search }) => paths.benchmarks() + search,
};

export const loader = deleteLoader(reset);
export const action = deleteAction(reset);
export const meta = pageTitle("Reset current maxima");

export default function ResetRecord() {
  return <DeleteScreen proceed="Reset" />;
}
