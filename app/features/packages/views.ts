import type { Priced } from "#app/domain/packages/plans.ts";

export type PackageRow = Priced & { maxUsers: number; trialPeriod: number | null; published: boolean };

/** `description` is sanitized HTML. */
export type PackageView = PackageRow & { description: string; version: number };

export type PlanView = Priced & { maxUsers: number; description: string };
