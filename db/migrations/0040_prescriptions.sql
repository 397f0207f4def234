CREATE TABLE "prescriptions" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"program_account_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"document" jsonb NOT NULL,
	"first_shown_at" timestamp with time zone NOT NULL,
	"last_shown_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prescriptions_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "done_offset" smallint;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "session_rpe" double precision;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "minutes" smallint;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "image_id" uuid;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "prescription_id" uuid;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "entered_by" uuid;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "done_offset" smallint;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_of_whom" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prescriptions_by_last_shown" ON "prescriptions" USING btree ("last_shown_at");--> statement-breakpoint
CREATE INDEX "completions_of_prescription" ON "completions" USING btree ("account_id","prescription_id") WHERE "completions"."prescription_id" is not null;--> statement-breakpoint
CREATE INDEX "completions_of_image" ON "completions" USING btree ("image_id") WHERE "completions"."image_id" is not null;