CREATE TABLE "job_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"place" text
);
--> statement-breakpoint
ALTER TABLE "reconciliations" ADD COLUMN "charge_id" uuid;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reconciliations_open" ON "reconciliations" USING btree ("kind","at") WHERE not "reconciliations"."is_mended";