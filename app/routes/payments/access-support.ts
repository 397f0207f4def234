import type { AccessRows } from "#tests/http/access/matrix/row.ts";

const ofPackage = { page: "subscription:manage", thing: "package" } as const;

/** Who may come to these addresses, for tests/http/access/matrix/access.test.ts. */
export const access: AccessRows = {
  "/billing-info/:packageId/:yearlyPackageId": ofPackage,
  "/payment/:packageId": ofPackage,
  "/payment/:packageId/by-invoice": ofPackage,
  "/payment-complete/:isSuccess": { page: "app:enter", thing: "package" },
};
