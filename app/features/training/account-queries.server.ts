import type { Context } from "#app/services/context.server.ts";
import { programs } from "#db/schema/programs.ts";
import { trainedBy } from "./scope.server.ts";

/** In which accounts the programs stand that the actor trains by. */
export async function accountsTrainedFrom({ db, actor }: Context): Promise<string[]> {
  const { accountId } = programs;
  const rows = await db.selectDistinct({ accountId }).from(programs).where(trainedBy(actor));
  return rows.map((row) => row.accountId);
}
