import { z } from "zod";
import {
  packageRecordFilters,
  packageRecordKeys,
  pageOfPackageRecords,
} from "#app/features/sales/package-records.server.ts";
import { listOperation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, id, instant, reference } from "#app/http/api/schemas.ts";
import { euros, inEuros } from "./euros.ts";

const packageRecord = named(
  "PackageRecord",
  z.object({
    id,
    account: reference,
    package: z.object({ id: id.nullable(), name: z.string() }),
    purchaseDate: instant,
    paidThrough: day.nullable(),
    fullPrice: euros,
  }),
);

export const packageRecords = resource("Package records", [
  listOperation({
    path: "/packagerecords",
    summary: "Packages that your account bought, the newest first; for administrators, everybody's",
    access: "invoice:see",
    evenExpired: true,
    scope: "account:read",
    where: packageRecordFilters,
    item: packageRecord,
    keys: packageRecordKeys,
    async run({ ctx, where, page }) {
      const { rows, total } = await pageOfPackageRecords(ctx, { where, ...page });
      const { items, next } = pageOf(
        rows,
        page,
        ({ boughtAt, id }): z.output<typeof packageRecordKeys> => [boughtAt, id],
      );
      return { items: items.map(shown), total, next };
    },
  }),
]);

type Row = Awaited<ReturnType<typeof pageOfPackageRecords>>["rows"][number];

function shown({ id, accountId, packageId, name, purchaseDate, paidThrough, fullPriceCents }: Row) {
  const bought = { account: { id: accountId }, package: { id: packageId, name } };
  return { id, ...bought, purchaseDate, paidThrough, fullPrice: inEuros(fullPriceCents) };
}
