ALTER TABLE "program_assignments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "program_assignments" ADD COLUMN "updated_by" uuid;