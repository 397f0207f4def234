ALTER TABLE "accounts" ADD COLUMN "grants_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "grants_by" uuid;--> statement-breakpoint
CREATE INDEX "account_clients_by_user" ON "account_clients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_in_order" ON "users" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null;