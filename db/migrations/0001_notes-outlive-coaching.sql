ALTER TABLE "client_notes" DROP CONSTRAINT "client_notes_account_id_user_id_account_clients_account_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_notes_about" ON "client_notes" USING btree ("user_id");