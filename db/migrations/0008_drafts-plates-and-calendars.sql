CREATE TABLE "drafts" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"program_account_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"workout_key" text NOT NULL,
	"occurrence" smallint NOT NULL,
	"prescription_id" uuid,
	"document" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"device" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "drafts_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "drafts_occurrence_counts" CHECK ("drafts"."occurrence" > 0),
	CONSTRAINT "drafts_closed_are_empty" CHECK (("drafts"."document" is null) = ("drafts"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "barbell" jsonb;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "occurrence" smallint;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_of_whom" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_of_whom" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_of_occurrence" ON "drafts" USING btree ("account_id","user_id","program_id","workout_id","occurrence");--> statement-breakpoint
CREATE INDEX "drafts_of_prescription" ON "drafts" USING btree ("account_id","prescription_id") WHERE "drafts"."prescription_id" is not null;--> statement-breakpoint
CREATE INDEX "drafts_by_update" ON "drafts" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_barbell_small" CHECK (octet_length("users"."barbell"::text) <= 4000);