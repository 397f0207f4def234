import type { AccessRows } from "./row.ts";

const fields = { name: "Solo", maxUsers: "5", price: "19", billing: "monthly", version: "1" };
const kept = { page: "package:manage", thing: "package", see: "package:manage" } as const;

const ofPackage = { page: "subscription:manage", thing: "package" } as const;

export const payments: AccessRows = {
  "/packages": { page: "package:see" },
  "/packages/new": { page: "package:manage" },
  "/packages/:packageId": { ...kept, post: { fields } },
  "/packages/:packageId/delete": kept,
  "/subscribe": { page: "package:see" },
  "/billing-info/:packageId/:yearlyPackageId": ofPackage,
  "/payment/:packageId": ofPackage,
  "/payment/:packageId/by-invoice": ofPackage,
  "/payment-complete/:isSuccess": { page: "app:enter", thing: "package" },
};
