CREATE TABLE "body_measures" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"measured_on" date NOT NULL,
	"body_weight" double precision,
	"body_fat" double precision,
	"source" text NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "body_measures_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "records" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"category" text NOT NULL,
	"current_real" double precision,
	"current_real_on" date,
	"current_calculated" double precision,
	"current_calculated_on" date,
	"all_time_real" double precision,
	"all_time_real_on" date,
	"all_time_calculated" double precision,
	"all_time_calculated_on" date,
	CONSTRAINT "records_account_id_user_id_exercise_id_category_pk" PRIMARY KEY("account_id","user_id","exercise_id","category")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"category" text NOT NULL,
	"unit" text NOT NULL,
	"value" double precision NOT NULL,
	"done_on" date NOT NULL,
	"source" text NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "results_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "program_saves" (
	"account_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"save_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target" integer,
	"label" text NOT NULL,
	"changes" jsonb NOT NULL,
	"days" integer NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_saves_account_id_program_id_number_pk" PRIMARY KEY("account_id","program_id","number"),
	CONSTRAINT "program_saves_target" CHECK (("program_saves"."kind" = 'save') = ("program_saves"."target" is null))
);
--> statement-breakpoint
CREATE TABLE "workout_revisions" (
	"account_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"workout_id" uuid NOT NULL,
	"day" integer,
	"date" date,
	"document" jsonb,
	"version" integer NOT NULL,
	CONSTRAINT "workout_revisions_account_id_program_id_number_workout_id_pk" PRIMARY KEY("account_id","program_id","number","workout_id"),
	CONSTRAINT "workout_revisions_day_or_date" CHECK (("workout_revisions"."day" is null) <> ("workout_revisions"."date" is null))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "subscription_status" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "subscription_valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "max_users_override" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "max_users_override_until" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tour_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rounding_step" text;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "publishing_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "body_measures" ADD CONSTRAINT "body_measures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_saves" ADD CONSTRAINT "program_saves_account_id_program_id_programs_account_id_id_fk" FOREIGN KEY ("account_id","program_id") REFERENCES "public"."programs"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_revisions" ADD CONSTRAINT "workout_revisions_save" FOREIGN KEY ("account_id","program_id","number") REFERENCES "public"."program_saves"("account_id","program_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "body_measures_by_day" ON "body_measures" USING btree ("account_id","user_id","measured_on","entered_at");--> statement-breakpoint
CREATE INDEX "results_by_exercise" ON "results" USING btree ("account_id","user_id","exercise_id","done_on");--> statement-breakpoint
CREATE UNIQUE INDEX "program_saves_by_save" ON "program_saves" USING btree ("account_id","program_id","save_id");--> statement-breakpoint
CREATE INDEX "users_by_id" ON "users" USING btree ("id");