ALTER TABLE "program_assignments" DROP CONSTRAINT "program_assignments_account_id_program_id_programs_account_id_id_fk";
--> statement-breakpoint
ALTER TABLE "program_assignments" ADD COLUMN "program_account_id" uuid;--> statement-breakpoint
UPDATE "program_assignments" SET "program_account_id" = "account_id";--> statement-breakpoint
ALTER TABLE "program_assignments" ALTER COLUMN "program_account_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "program_assignments_by_program" ON "program_assignments" USING btree ("program_account_id","program_id");
