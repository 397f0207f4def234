CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"max_users" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"duration_in_days" integer NOT NULL,
	"trial_period" integer,
	"description" text DEFAULT '' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "subscription_package_id" uuid;--> statement-breakpoint
CREATE INDEX "packages_by_name" ON "packages" USING btree ("sort_name","id");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_subscription_package_id_packages_id_fk" FOREIGN KEY ("subscription_package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_by_package" ON "accounts" USING btree ("subscription_package_id");