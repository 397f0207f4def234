CREATE TABLE "completion_comments" (
	"account_id" uuid NOT NULL,
	"completion_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"athlete_account_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "completion_comments_account_id_completion_id_pk" PRIMARY KEY("account_id","completion_id")
);
--> statement-breakpoint
CREATE TABLE "completions" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"program_account_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"workout_key" text NOT NULL,
	"program_name" text NOT NULL,
	"workout_name" text NOT NULL,
	"done_on" date NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"successfully_completed" boolean NOT NULL,
	"comment" text,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "completions_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "question_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"text" text NOT NULL,
	"points" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "readiness_answers" (
	"account_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"answered_on" date NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "readiness_answers_account_id_response_id_question_id_pk" PRIMARY KEY("account_id","response_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "readiness_responses" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"answered_on" date NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"score" double precision NOT NULL,
	"muscles" jsonb NOT NULL,
	"body_weight" double precision,
	"body_fat" double precision,
	"comment" text,
	"source" text NOT NULL,
	"entered_by" uuid NOT NULL,
	CONSTRAINT "readiness_responses_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "personal_tokens" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "personal_tokens_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "results_by_exercise";--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "id" uuid NOT NULL DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "records" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "reset_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
UPDATE "results" SET "done_at" = "entered_at";--> statement-breakpoint
ALTER TABLE "results" ALTER COLUMN "done_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "completion_id" uuid;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "module_exercise_id" uuid;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "round" integer;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "repetitions" double precision;--> statement-breakpoint
ALTER TABLE "completion_comments" ADD CONSTRAINT "completion_comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_category_id_question_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."question_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_answers" ADD CONSTRAINT "readiness_answers_of_response" FOREIGN KEY ("account_id","response_id") REFERENCES "public"."readiness_responses"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_responses" ADD CONSTRAINT "readiness_responses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_tokens" ADD CONSTRAINT "personal_tokens_of_whom" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_of_whom" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "completion_comments_of_athlete" ON "completion_comments" USING btree ("athlete_account_id","completion_id");--> statement-breakpoint
CREATE INDEX "completion_comments_of_reader" ON "completion_comments" USING btree ("account_id","reader_id","done_at","completion_id");--> statement-breakpoint
CREATE INDEX "completion_comments_unread" ON "completion_comments" USING btree ("account_id","reader_id") WHERE "completion_comments"."read_at" is null;--> statement-breakpoint
CREATE INDEX "completion_comments_newest" ON "completion_comments" USING btree ("done_at","completion_id");--> statement-breakpoint
CREATE INDEX "completions_by_day" ON "completions" USING btree ("account_id","user_id","done_on","id");--> statement-breakpoint
CREATE INDEX "completions_of_program" ON "completions" USING btree ("account_id","user_id","program_id","workout_key");--> statement-breakpoint
CREATE INDEX "question_answers_of_question" ON "question_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "readiness_answers_by_day" ON "readiness_answers" USING btree ("account_id","user_id","question_id","answered_on","points");--> statement-breakpoint
CREATE UNIQUE INDEX "readiness_responses_of_day" ON "readiness_responses" USING btree ("account_id","user_id","answered_on");--> statement-breakpoint
CREATE UNIQUE INDEX "personal_tokens_by_hash" ON "personal_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "personal_tokens_in_force" ON "personal_tokens" USING btree ("account_id","user_id") WHERE "personal_tokens"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_user" ON "refresh_tokens" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "records_by_id" ON "records" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "results_of_completion" ON "results" USING btree ("account_id","completion_id") WHERE "results"."completion_id" is not null;--> statement-breakpoint
CREATE INDEX "results_by_exercise" ON "results" USING btree ("account_id","user_id","exercise_id","category","done_on");