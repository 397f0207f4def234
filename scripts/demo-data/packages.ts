import { v7 as newId } from "uuid";
import { daysOf } from "#app/domain/packages/billing.ts";
import { createPackage, updatePackage } from "#app/features/packages/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";

const monthly = { durationInDays: daysOf("monthly"), trialPeriod: 15, leaveOut: false };
const yearly = { ...monthly, durationInDays: daysOf("yearly") };

const solo =
  "<p>For a coach who <strong>begins</strong>.</p><ul><li>Programs without end</li><li>The exercise library</li></ul>";
const studio = "<p>For a coach who lives of it.</p><ul><li>All of Solo</li><li>Groups of clients</li></ul>";
const club = "<p>For a team of coaches and their club.</p>";

const packages = [
  { ...monthly, name: "Solo", maxUsers: 5, priceCents: 1900, description: solo },
  { ...yearly, name: "Solo yearly", maxUsers: 5, priceCents: 19_000, description: solo },
  { ...monthly, name: "Studio", maxUsers: 25, priceCents: 4900, description: studio },
  { ...yearly, name: "Studio yearly", maxUsers: 25, priceCents: 49_000, description: studio },
  { ...monthly, name: "Club", maxUsers: 100, priceCents: 12_900, description: club },
  { ...yearly, name: "Federation yearly", maxUsers: 1000, priceCents: 123_450, trialPeriod: null, description: "" },
];

export async function offerPackages(ctx: Context) {
  for (const [at, one] of packages.entries()) {
    const id = newId();
    const input = { ...one, published: at < packages.length - 1 };
    const created = await createPackage(ctx, id, input);
    const saved = created.ok ? await updatePackage(ctx, id, 1, input) : created;
    if (!saved.ok) throw new Error(`The package ${one.name} was refused: ${JSON.stringify(saved.problems)}`);
  }
}
