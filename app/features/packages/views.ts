import type { Priced } from "#app/domain/packages/plans.ts";

export type PackageRow = Priced & { maxUsers: number; trialPeriod: number | null; published: boolean };

/** A package with all its fields; `description` is sanitised HTML. */
export type PackageView = PackageRow & { description: string; version: number };

/** A published package as one who may subscribe reads it. */
export type PlanView = Priced & { maxUsers: number; description: string };
