import { v7 as newId } from "uuid";
import { addDays } from "#app/domain/schedule/dates.ts";
import { todayOf, utc } from "#app/domain/schedule/time-zone.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import type { Db } from "#db/client.ts";
import { accountClients, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { programAssignments } from "#db/schema/programs.ts";

type Coach = { id: string; accountId: string };

const rowsAtOnce = 1000;
/** Since when they follow it: some are on their way, at the end, and past it. */
const maxDays = 40;

/** Adds that many clients of the coach's, each of whom follows the program; a search for 'bulk' finds them all. */
export async function addBulkClients(db: Db, coach: Coach, programId: string, count: number) {
  const today = todayOf({ now: new Date(), timeZone: utc });
  for (let from = 0; from < count; from += rowsAtOnce) {
    const numbers = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, index) => from + index);
    const people = numbers.map((number) => personOf(coach, number));
    await db.insert(users).values(people);
    const keys = people.map(({ accountId, id: userId }) => ({ accountId, userId }));
    await db.insert(userEmails).values(people.map(({ accountId, id, email }) => ({ accountId, userId: id, email })));
    await db.insert(userRoles).values(keys.map((key) => ({ ...key, role: "USR" as const })));
    await db.insert(accountClients).values(keys);
    const followed = numbers.map((number, index) => {
      const startDate = addDays(today, -(number % maxDays));
      const assigneeId = people[index]?.id ?? "";
      return {
        accountId: coach.accountId,
        programAccountId: coach.accountId,
        programId,
        assigneeId,
        assignerId: coach.id,
        assignDate: startDate,
        startDate,
      };
    });
    await db.insert(programAssignments).values(followed);
  }
}

function personOf({ accountId }: Coach, number: number) {
  const [firstName, lastName] = ["Bulk", String(number).padStart(5, "0")];
  const fullName = `${firstName} ${lastName}`;
  const names = { firstName, lastName, sortName: sortKey(fullName), searchName: foldForSearch(fullName) };
  return { accountId, id: newId(), email: `bulk-${lastName}@bench.test`, ...names, isActivated: true };
}
