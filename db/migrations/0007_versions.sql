ALTER TABLE "exercises" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "details_version" integer DEFAULT 1 NOT NULL;