ALTER TABLE "client_imports" DROP CONSTRAINT "client_imports_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "client_imports" ADD COLUMN "creator_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "client_imports" ADD CONSTRAINT "client_imports_account_id_creator_id_users_account_id_id_fk" FOREIGN KEY ("account_id","creator_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_imports_by_creator" ON "client_imports" USING btree ("account_id","creator_id");