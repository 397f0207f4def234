ALTER TABLE "exercises" ADD COLUMN "other_names" text[];--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "search_others" text DEFAULT '' NOT NULL;