import { firstOfWeeksTo } from "#app/domain/schedule/compliance.ts";
import { addDays } from "#app/domain/schedule/dates.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { type Client, type Coach, type Person, yearDays } from "./people.ts";
import type { Block } from "./program.ts";

type Row = { role: "TRN" | "USR"; firstName: string; person: Person };

/** The rows of coaches and clients, each in an account of their own. */
export function peopleRows(coaches: Coach[], clients: Client[]) {
  const all: Row[] = [
    ...coaches.map((person) => ({ role: "TRN" as const, firstName: "Coach", person })),
    ...clients.map((person) => ({ role: "USR" as const, firstName: "Athlete", person })),
  ];
  return {
    accounts: all.map(({ person, role }) => ({
      id: person.accountId,
      name: `${role === "TRN" ? "Business" : "Training"} ${person.lastName}`,
      maxUsersOverride: role === "TRN" ? 1_000 : null,
    })),
    users: all.map(({ person: { accountId, id, email, lastName }, firstName }) => {
      const fullName = `${firstName} ${lastName}`;
      const names = { firstName, lastName, sortName: sortKey(fullName), searchName: foldForSearch(fullName) };
      return { accountId, id, email, ...names, isActivated: true };
    }),
    userEmails: all.map(({ person: { accountId, id, email } }) => ({ email, accountId, userId: id })),
    userRoles: all.map(({ person: { accountId, id }, role }) => ({ accountId, userId: id, role })),
  };
}

/** The rows of a coach's program, and of who follows it. */
export function programRows(coach: Coach, block: Block, clients: Client[], until: string) {
  const { accountId, id: creatorId } = coach;
  const key = { accountId, programId: block.id };
  const began = addDays(until, 1 - yearDays);
  // why: what was planned counts for four weeks only, and the block, begun again and again, is as long
  const startDate = firstOfWeeksTo(until);
  const days = block.planned.map(({ workout }) => workout);
  return {
    programs: [
      {
        ...{ accountId, id: block.id, creatorId, name: block.name, sortName: sortKey(block.name) },
        ...{ searchName: foldForSearch(block.name), difficultyId: difficultyIds.intermediate },
        ...{ duration: block.days, timeUnit: "D" as const },
      },
    ],
    workouts: days.map((document) => ({
      ...key,
      ...{ id: document.id, day: document.day, restDay: false, document, version: 1, saveId: block.id },
      ...{ updatedBy: creatorId, updatedAt: new Date(`${began}T07:00:00Z`) },
    })),
    workoutExercises: days.flatMap(({ id: workoutId, modules }) =>
      modules
        .flatMap(({ moduleExercises }) => moduleExercises.flatMap(({ exercise }) => exercise?.id ?? []))
        .map((exerciseId) => ({ ...key, workoutId, exerciseId })),
    ),
    programAssignments: clients.map(({ id: assigneeId }) => ({
      ...key,
      ...{ programAccountId: accountId, assigneeId, assignerId: creatorId, assignDate: began, startDate },
    })),
  };
}
