ALTER TABLE "accounts" ADD COLUMN "subscription_max_users" integer;--> statement-breakpoint
ALTER TABLE "client_groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "client_groups" ADD COLUMN "updated_by" uuid;