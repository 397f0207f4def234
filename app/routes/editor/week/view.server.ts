import { v7 as newId } from "uuid";
import { NotFound } from "#app/domain/errors.ts";
import { can } from "#app/domain/policy/can.ts";
import { describeReach } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { noWeek } from "#app/domain/schedule/week.ts";
import type { TotalsFacts } from "#app/domain/strength/totals-facts.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import { toWire } from "#app/domain/workout/document/wire.ts";
import type { ClientNumbers } from "#app/editor/numbers/numbers.ts";
import type { Choice, EditedWorkout, EditorView } from "#app/editor/state/views.ts";
import { findClientNumbers } from "#app/features/calculation/queries.server.ts";
import { readTotalsFacts } from "#app/features/calculation/totals-queries.server.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import { offersPublishing } from "#app/features/publishing/queries.server.ts";
import { findCatalogue } from "#app/features/workouts/choices.server.ts";
import { readExplorer, readFound } from "#app/features/workouts/explorer.server.ts";
import { readSteps } from "#app/features/workouts/history.server.ts";
import type { WeekView } from "#app/features/workouts/queries.server.ts";
import { programFacts } from "#app/features/workouts/week.server.ts";
import type { Context } from "#app/services/context.server.ts";

/** NotFound for a client outside the actor's scope. */
function chosenClient(clients: Choice[], id: string | null) {
  if (!id) return null;
  const client = clients.find((other) => other.id === id);
  if (!client) throw new NotFound("Given item not found.");
  return client;
}

export async function editorView(
  ctx: Context,
  program: ProgramView,
  search: URLSearchParams,
  days: Promise<WeekView>,
): Promise<EditorView> {
  // why: a promise that rejects before anybody awaits it would end the process
  const query = Object.fromEntries(search);
  const [{ clients, ...catalogue }, week] = await Promise.all([findCatalogue(ctx, program.businessId, query), days]);
  const client = chosenClient(clients, search.get("client"));
  const [explorer, found, steps] = await Promise.all([
    readExplorer(ctx, query, catalogue),
    readFound(ctx, query),
    program.canEdit ? readSteps(ctx, program) : { undo: null, redo: null },
  ]);
  const used = [...new Set(week.workouts.flatMap(({ workout }) => exercisesUsed(workout)))];
  const numbers = client && (await findClientNumbers(ctx, { accountId: program.accountId, client, program }, used));
  const totals = search.has("totals") ? await readTotalsFacts(ctx, program, week, { client }) : null;
  return {
    ...week,
    workouts: toWire(week.workouts satisfies EditedWorkout[]),
    ...catalogue,
    reach: week.page === week.pages ? describeReach(program, todayOf(ctx)) : null,
    noWeek: noWeek(search.get("asked") ?? search.get("week") ?? String(week.page), week.pages),
    today: todayOf(ctx),
    program: programView(ctx, program),
    explorer,
    clients,
    client: client?.id ?? null,
    step: numbers && mayRound(ctx, program, numbers) ? numbers.step : null,
    numbers: numbers && JSON.stringify(numbers satisfies ClientNumbers),
    totals: totals && JSON.stringify(totals satisfies TotalsFacts),
    found,
    steps,
    ...coachOf(ctx),
    open: search.get("open"),
    saved: search.has("saved"),
    saveId: newId(),
  };
}

function mayRound({ actor }: Context, program: ProgramView, { isFollowing }: { isFollowing: boolean }) {
  return !isFollowing || can(actor, "program:assign", program);
}

export function coachOf({ actor, preferences }: Context): Pick<EditorView, "user" | "units" | "density"> {
  const { units, weekDensity: density } = preferences;
  return { user: { id: actor.userId, email: actor.email }, units, density };
}

export function programView(ctx: Context, program: ProgramView): EditorView["program"] {
  const { id, name, canEdit, isBought, continuous, startDate, duration, timeUnit, lastSaved } = program;
  const span = { continuous, startDate, duration, timeUnit, lastSaved };
  const may = mayOpen(ctx, program);
  return { id, name, canEdit, isBought, isContinuous: continuous, span, facts: programFacts(program), may };
}

function mayOpen({ actor }: Context, program: ProgramView): EditorView["program"]["may"] {
  return {
    copy: can(actor, "program:create"),
    assign: can(actor, "program:assign", program),
    publish: offersPublishing(actor, program),
    print: can(actor, "program:print", program),
    delete: program.canDelete,
  };
}
