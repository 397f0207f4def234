ALTER TABLE "program_assignments" ADD COLUMN "rounding_step" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
UPDATE "program_assignments" SET "rounding_step" = "users"."rounding_step"
FROM "users" WHERE "users"."id" = "program_assignments"."assigner_id" AND "users"."rounding_step" IS NOT NULL;
