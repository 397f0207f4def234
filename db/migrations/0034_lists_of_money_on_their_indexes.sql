DROP INDEX "invoices_of_account";--> statement-breakpoint
DROP INDEX "invoices_by_day";--> statement-breakpoint
DROP INDEX "selling_records_by_partner";--> statement-breakpoint
CREATE INDEX "invoices_of_account" ON "invoices" USING btree ("account_id","issued_on","count","year");--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ("issued_on","count","year","search_name");--> statement-breakpoint
CREATE INDEX "selling_records_by_partner" ON "selling_records" USING btree ("partner_id","purchase_date","charge_id","partner_account_id","full_price_cents","ts_commission_cents","partner_commission_cents","admin_commission_cents");