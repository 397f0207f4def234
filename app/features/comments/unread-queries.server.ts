import { sql } from "drizzle-orm";
import type { Actor } from "#app/domain/policy/roles.ts";

/** What a client wrote to the actor and they have not read: how many, and the latest words. */
export function unreadOf({ accountId, userId: readerId }: Actor, clientId: string) {
  return sql<{ count: number; latest: string | null }>`(
    select json_build_object('count', count(*), 'latest', (array_agg(did.comment order by said.done_at desc))[1])
    from completion_comments said
      join completions did on did.account_id = said.athlete_account_id and did.id = said.completion_id
    where said.account_id = ${accountId}::uuid and said.reader_id = ${readerId}::uuid
      and said.athlete_id = ${clientId}::uuid and said.read_at is null)`;
}
