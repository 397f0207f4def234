import { sql } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";

type Person = { accountId: string; id: string };

/**
 * Sales of years, half of them of packages and half of the partner's programs, with their charges alone, in two
 * statements. They are before 2020, an hour after each other.
 */
export async function addManySales(
  on: Db | Tx,
  count: number,
  { buyer, partner }: Record<"buyer" | "partner", Person>,
) {
  const uuid = (number: string) => sql.raw(`lpad(to_hex(${number}), 32, '0')::uuid`);
  const numbers = sql`generate_series(1, ${count}::integer) n`;
  const at = sql`timestamptz '2020-01-01' - n * interval '1 hour'`;
  const isPartners = sql`n % 2 = 0`;
  await on.execute(sql`
    insert into charges (account_id, id, environment, transaction_id, cents, charged_at)
    select ${buyer.accountId}, ${uuid("n")}, 'sandbox', 'many-' || n, 1000, ${at} from ${numbers}`);
  await on.execute(sql`
    insert into selling_records (account_id, charge_id, type, name, purchase_date, buyer_id, partner_account_id, partner_id,
      full_price_cents, ts_commission_cents, partner_commission_cents, admin_commission_cents, ts_commission_rate)
    select ${buyer.accountId}, ${uuid("n")}, case when ${isPartners} then 2 else 1 end, 'Sale bulk ' || n, ${at},
      ${buyer.id}, case when ${isPartners} then ${partner.accountId}::uuid end,
      case when ${isPartners} then ${partner.id}::uuid end,
      1000, 200, case when ${isPartners} then 150 else 0 end, case when ${isPartners} then 650 else 800 end, 20
    from ${numbers}`);
}

/** The invoices of those sales, of a thousand buyers by name, numbered in the order of their times. */
export async function addManyInvoices(on: Db | Tx) {
  const year = sql`extract(year from charged_at at time zone 'UTC')`;
  const name = sql`'Bulk ' || lpad((row_number() over () % 1000)::text, 3, '0')`;
  const nothing = sql`'companyName', null, 'branchOffice', null, 'address', 'Ilica 1', 'zip', '10000', 'city', 'Zagreb',
    'oib', null, 'vat', null`;
  await on.execute(sql`
    insert into invoices (account_id, id, charge_id, year, count, issued_on, lines, total_cents, vat_rate, vat_cents,
      seller, buyer, search_name)
    select account_id, id, id, ${year}, row_number() over (partition by ${year} order by charged_at),
      (charged_at at time zone 'UTC')::date, '[{"description": "Studio, a month", "cents": 1000}]', cents, 25, 200,
      '{"name": "Macrocycle d.o.o.", "address": "Ilica 1, 10000 Zagreb", "oib": "12345678901", "vatId": "HR12345678901"}',
      jsonb_build_object('name', ${name}, ${nothing}), lower(${name})
    from charges where transaction_id like 'many-%'`);
}
