CREATE TABLE "invites" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"is_client" boolean NOT NULL,
	"is_partner" boolean DEFAULT false NOT NULL,
	"is_trainer" boolean DEFAULT false NOT NULL,
	"is_writer" boolean DEFAULT false NOT NULL,
	"partner_commission_rate" numeric(5, 2),
	"created_at" timestamp with time zone NOT NULL,
	"sent_on" timestamp with time zone NOT NULL,
	"accepted_on" timestamp with time zone,
	"accepted_user_id" uuid,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"search_name" text DEFAULT '' NOT NULL,
	"invited_by" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"client_accepted_on" timestamp with time zone,
	"roles_accepted_on" timestamp with time zone,
	"closed_on" timestamp with time zone,
	"quiet_until" timestamp with time zone,
	"reminded_on" timestamp with time zone,
	CONSTRAINT "invites_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "invites_email_lower" CHECK ("invites"."email" = lower("invites"."email")),
	CONSTRAINT "invites_as_something" CHECK ("invites"."is_client" or "invites"."is_partner" or "invites"."is_trainer" or "invites"."is_writer"),
	CONSTRAINT "invites_closed" CHECK (("invites"."closed_on" is null) = ("invites"."status" in ('open', 'accepted'))),
	CONSTRAINT "invites_accepted" CHECK ("invites"."status" not in ('accepted', 'ended') or "invites"."accepted_on" is not null),
	CONSTRAINT "invites_writer" CHECK (not "invites"."is_writer" or "invites"."is_partner" or "invites"."is_trainer")
);
--> statement-breakpoint
CREATE TABLE "link_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "terms_acceptances_account_id_user_id_version_pk" PRIMARY KEY("account_id","user_id","version")
);
--> statement-breakpoint
CREATE TABLE "account_clients" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_notice_due" boolean DEFAULT false NOT NULL,
	CONSTRAINT "account_clients_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"subscription_status" text,
	"subscription_valid_until" timestamp with time zone,
	"max_users_override" integer,
	"max_users_override_until" date,
	"time_zone" text,
	"subscription_max_users" integer,
	"grants_version" integer DEFAULT 1 NOT NULL,
	"grants_by" uuid,
	"subscription_package_id" uuid
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"flash" jsonb,
	"clipboard" jsonb,
	"id" uuid NOT NULL,
	"device" text,
	"password_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_account_id_user_id_role_pk" PRIMARY KEY("account_id","user_id","role")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"sort_name" text NOT NULL,
	"search_name" text NOT NULL,
	"phone_number" text,
	"password_hash" text,
	"is_activated" boolean DEFAULT false NOT NULL,
	"partner_commission_rate" numeric(5, 2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tour_ended_at" timestamp with time zone,
	"rounding_step" text,
	"time_zone" text,
	"is_time_zone_chosen" boolean DEFAULT false NOT NULL,
	"density" text DEFAULT 'comfortable' NOT NULL,
	"weight_unit" text DEFAULT 'kilograms' NOT NULL,
	"distance_unit" text DEFAULT 'meters' NOT NULL,
	"height_unit" text DEFAULT 'centimeters' NOT NULL,
	"velocity_unit" text DEFAULT 'metersPerSecond' NOT NULL,
	"info_version" integer DEFAULT 1 NOT NULL,
	"last_login_at" timestamp with time zone,
	"image_id" uuid,
	"sign_in_epoch" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "difficulties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "difficulties_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "exercise_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exercise_subcategories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "set_types" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trackables" (
	"category" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"units" text[] NOT NULL,
	"types" text[] NOT NULL
);
--> statement-breakpoint
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
	"volume_load" double precision NOT NULL,
	"done_offset" smallint,
	"session_rpe" double precision,
	"minutes" smallint,
	"image_id" uuid,
	"prescription_id" uuid,
	"entered_by" uuid,
	CONSTRAINT "completions_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "charge_disputes" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"gateway_id" text NOT NULL,
	"state" text NOT NULL,
	"cents" integer NOT NULL,
	"opened_on" date NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charge_disputes_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "charge_disputes_by_gateway" UNIQUE("account_id","environment","gateway_id")
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"account_id" uuid NOT NULL,
	"credit_note_id" uuid NOT NULL,
	"account" text NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "credit_entries_account_id_credit_note_id_account_pk" PRIMARY KEY("account_id","credit_note_id","account")
);
--> statement-breakpoint
CREATE TABLE "credit_note_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"cause" text NOT NULL,
	"gateway_id" text NOT NULL,
	"cents" integer NOT NULL,
	"vat_cents" integer,
	"credited_on" date NOT NULL,
	"year" integer NOT NULL,
	"count" integer NOT NULL,
	"issued_on" date NOT NULL,
	CONSTRAINT "credit_notes_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "credit_notes_by_cause" UNIQUE("account_id","environment","cause","gateway_id"),
	CONSTRAINT "credit_notes_by_number" UNIQUE("year","count"),
	CONSTRAINT "credit_notes_cents" CHECK ("credit_notes"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "exercise_category_links" (
	"account_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "exercise_category_links_account_id_exercise_id_category_id_pk" PRIMARY KEY("account_id","exercise_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "exercise_subcategory_links" (
	"account_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"subcategory_id" uuid NOT NULL,
	CONSTRAINT "exercise_subcategory_links_account_id_exercise_id_subcategory_id_pk" PRIMARY KEY("account_id","exercise_id","subcategory_id")
);
--> statement-breakpoint
CREATE TABLE "exercises" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"creator_id" uuid,
	"is_system" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"search_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"video_url" text,
	"thumbnail_url" text,
	"image_id" uuid,
	"difficulty_id" uuid NOT NULL,
	"trackable_categories" text[] NOT NULL,
	"one_repetition_max_formula" text,
	"superior_exercise_id" uuid,
	"superior_exercise_percentage" integer,
	"source_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "exercises_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"byte_size" integer,
	CONSTRAINT "data_exports_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"widths" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "client_group_members" (
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "client_group_members_account_id_group_id_user_id_pk" PRIMARY KEY("account_id","group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "client_groups" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "client_groups_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "invite_groups" (
	"account_id" uuid NOT NULL,
	"invite_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "invite_groups_account_id_invite_id_group_id_pk" PRIMARY KEY("account_id","invite_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "client_imports" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" "bytea",
	"encoding" text NOT NULL,
	"choices" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"invited" integer,
	"creator_id" uuid NOT NULL,
	CONSTRAINT "client_imports_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "job_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"place" text,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"parked_at" timestamp with time zone,
	"problem" text,
	"batch_id" uuid
);
--> statement-breakpoint
CREATE TABLE "client_notes" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"noted_on" date NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_notes_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"max_users" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"duration_in_days" integer NOT NULL,
	"trial_period" integer,
	"description" text DEFAULT '' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"environment" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"package_id" uuid,
	"program_account_id" uuid,
	"program_id" uuid,
	"cents" integer NOT NULL,
	"price_cents" integer,
	"subscription_id" uuid,
	"lines" jsonb,
	"nonce" text,
	"state" text DEFAULT 'open' NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"awaits_bank" boolean DEFAULT false NOT NULL,
	"confirmed_nonce" text,
	CONSTRAINT "payment_attempts_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "payment_attempts_what" CHECK (("payment_attempts"."kind" = 'program') = ("payment_attempts"."program_id" is not null)),
	CONSTRAINT "payment_attempts_plan" CHECK (("payment_attempts"."kind" = 'program') = ("payment_attempts"."package_id" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_cards" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"environment" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expires" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_cards_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"text" text NOT NULL,
	"is_mended" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"charge_id" uuid,
	"taken_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"done_by" uuid
);
--> statement-breakpoint
CREATE TABLE "subscription_effects" (
	"account_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"key" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_effects_account_id_subscription_id_key_pk" PRIMARY KEY("account_id","subscription_id","key")
);
--> statement-breakpoint
CREATE TABLE "subscription_events" (
	"account_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "subscription_events_account_id_subscription_id_key_pk" PRIMARY KEY("account_id","subscription_id","key")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"environment" text NOT NULL,
	"package_id" uuid NOT NULL,
	"price_cents" integer NOT NULL,
	"duration_in_days" integer NOT NULL,
	"state" text NOT NULL,
	"paid_through" date,
	"failed_on" date,
	"due_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"charging_since" timestamp with time zone,
	CONSTRAINT "subscriptions_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "subscriptions_by_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"payload_hash" text PRIMARY KEY NOT NULL,
	"environment" text NOT NULL,
	"kind" text NOT NULL,
	"subscription_id" text,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"categories" text[] NOT NULL,
	"video_url" text,
	"image_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "folders" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "folders_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "program_assignments" (
	"account_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"assignee_id" uuid NOT NULL,
	"assigner_id" uuid NOT NULL,
	"assign_date" date NOT NULL,
	"start_date" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"program_account_id" uuid NOT NULL,
	CONSTRAINT "program_assignments_account_id_program_id_assignee_id_pk" PRIMARY KEY("account_id","program_id","assignee_id")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"search_name" text NOT NULL,
	"image_id" uuid,
	"difficulty_id" uuid NOT NULL,
	"folder_id" uuid,
	"position" integer,
	"continuous" boolean DEFAULT false NOT NULL,
	"duration" integer,
	"time_unit" text,
	"start_date" date,
	"short_description" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"price_cents" integer,
	"feedback" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"publishing_version" integer DEFAULT 0 NOT NULL,
	"details_version" integer DEFAULT 1 NOT NULL,
	"bought_program_id" uuid,
	CONSTRAINT "programs_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "programs_position" CHECK (("programs"."folder_id" is null) = ("programs"."position" is null)),
	CONSTRAINT "programs_length" CHECK (case when "programs"."continuous" then "programs"."start_date" is not null and "programs"."duration" is null and "programs"."time_unit" is null
          else "programs"."duration" > 0 and "programs"."time_unit" is not null end)
);
--> statement-breakpoint
CREATE TABLE "set_names" (
	"account_id" uuid NOT NULL,
	"search_name" text NOT NULL,
	"name" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "set_names_account_id_search_name_pk" PRIMARY KEY("account_id","search_name")
);
--> statement-breakpoint
CREATE TABLE "workout_exercises" (
	"account_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	CONSTRAINT "workout_exercises_account_id_program_id_workout_id_exercise_id_pk" PRIMARY KEY("account_id","program_id","workout_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "workouts" (
	"account_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" integer,
	"date" date,
	"rest_day" boolean NOT NULL,
	"document" jsonb NOT NULL,
	"version" integer NOT NULL,
	"save_id" uuid NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workouts_account_id_program_id_id_pk" PRIMARY KEY("account_id","program_id","id"),
	CONSTRAINT "workouts_day_or_date" CHECK (("workouts"."day" is null) <> ("workouts"."date" is null))
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
	"id" uuid NOT NULL,
	"reset_at" timestamp with time zone,
	"formula" text,
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
	"done_at" timestamp with time zone NOT NULL,
	"completion_id" uuid,
	"module_exercise_id" uuid,
	"round" integer,
	"repetitions" double precision,
	"done_offset" smallint,
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
	"entry" integer NOT NULL,
	"is_small" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "billing_information" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"surname" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"branch_office" text DEFAULT '' NOT NULL,
	"oib" text DEFAULT '' NOT NULL,
	"vat" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"environment" text NOT NULL,
	"transaction_id" text NOT NULL,
	"subscription_id" uuid,
	"attempt_id" uuid,
	"cents" integer NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"paid_through" date,
	CONSTRAINT "charges_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "charges_by_transaction" UNIQUE("environment","transaction_id"),
	CONSTRAINT "charges_cents" CHECK ("charges"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"count" integer NOT NULL,
	"issued_on" date NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_rate" numeric(5, 2),
	"vat_cents" integer,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"search_name" text NOT NULL,
	CONSTRAINT "invoices_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "invoices_by_charge" UNIQUE("account_id","charge_id"),
	CONSTRAINT "invoices_by_number" UNIQUE("year","count"),
	CONSTRAINT "invoices_by_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"account_id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"account" text NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "ledger_entries_account_id_charge_id_account_pk" PRIMARY KEY("account_id","charge_id","account")
);
--> statement-breakpoint
CREATE TABLE "program_purchases" (
	"account_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"program_account_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"purchased_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_purchases_account_id_buyer_id_program_id_pk" PRIMARY KEY("account_id","buyer_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "selling_records" (
	"account_id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"type" integer NOT NULL,
	"name" text NOT NULL,
	"purchase_date" timestamp with time zone NOT NULL,
	"buyer_id" uuid,
	"partner_account_id" uuid,
	"partner_id" uuid,
	"package_id" uuid,
	"program_account_id" uuid,
	"program_id" uuid,
	"full_price_cents" integer NOT NULL,
	"ts_commission_cents" integer NOT NULL,
	"partner_commission_cents" integer NOT NULL,
	"admin_commission_cents" integer NOT NULL,
	"ts_commission_rate" numeric(5, 2) NOT NULL,
	"partner_commission_rate" numeric(5, 2),
	CONSTRAINT "selling_records_account_id_charge_id_pk" PRIMARY KEY("account_id","charge_id"),
	CONSTRAINT "selling_records_type" CHECK ("selling_records"."type" in (1, 2, 3)),
	CONSTRAINT "selling_records_sum" CHECK ("selling_records"."full_price_cents" = "selling_records"."ts_commission_cents" + "selling_records"."partner_commission_cents" + "selling_records"."admin_commission_cents"
          and least("selling_records"."ts_commission_cents", "selling_records"."partner_commission_cents", "selling_records"."admin_commission_cents") >= 0)
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
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"told_of_end_at" timestamp with time zone,
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
ALTER TABLE "invites" ADD CONSTRAINT "invites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_account_id_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_clients" ADD CONSTRAINT "account_clients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_subscription_package_id_packages_id_fk" FOREIGN KEY ("subscription_package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_account_id_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_subcategories" ADD CONSTRAINT "exercise_subcategories_category_id_exercise_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."exercise_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion_comments" ADD CONSTRAINT "completion_comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_of_whom" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_disputes" ADD CONSTRAINT "charge_disputes_account_id_charge_id_charges_account_id_id_fk" FOREIGN KEY ("account_id","charge_id") REFERENCES "public"."charges"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_credit_note_id_credit_notes_account_id_id_fk" FOREIGN KEY ("account_id","credit_note_id") REFERENCES "public"."credit_notes"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_account_id_charge_id_charges_account_id_id_fk" FOREIGN KEY ("account_id","charge_id") REFERENCES "public"."charges"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_category_links" ADD CONSTRAINT "exercise_category_links_category_id_exercise_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."exercise_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_category_links" ADD CONSTRAINT "exercise_category_links_account_id_exercise_id_exercises_account_id_id_fk" FOREIGN KEY ("account_id","exercise_id") REFERENCES "public"."exercises"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_subcategory_links" ADD CONSTRAINT "exercise_subcategory_links_subcategory_id_exercise_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."exercise_subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_subcategory_links" ADD CONSTRAINT "exercise_subcategory_links_account_id_exercise_id_exercises_account_id_id_fk" FOREIGN KEY ("account_id","exercise_id") REFERENCES "public"."exercises"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_difficulty_id_difficulties_id_fk" FOREIGN KEY ("difficulty_id") REFERENCES "public"."difficulties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_id_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_group_members" ADD CONSTRAINT "client_group_members_account_id_group_id_client_groups_account_id_id_fk" FOREIGN KEY ("account_id","group_id") REFERENCES "public"."client_groups"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_group_members" ADD CONSTRAINT "client_group_members_account_id_user_id_account_clients_account_id_user_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."account_clients"("account_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_groups" ADD CONSTRAINT "client_groups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_groups" ADD CONSTRAINT "invite_groups_account_id_invite_id_invites_account_id_id_fk" FOREIGN KEY ("account_id","invite_id") REFERENCES "public"."invites"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_groups" ADD CONSTRAINT "invite_groups_account_id_group_id_client_groups_account_id_id_fk" FOREIGN KEY ("account_id","group_id") REFERENCES "public"."client_groups"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_imports" ADD CONSTRAINT "client_imports_account_id_creator_id_users_account_id_id_fk" FOREIGN KEY ("account_id","creator_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_account_id_user_id_account_clients_account_id_user_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."account_clients"("account_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cards" ADD CONSTRAINT "payment_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_effects" ADD CONSTRAINT "subscription_effects_account_id_subscription_id_subscriptions_account_id_id_fk" FOREIGN KEY ("account_id","subscription_id") REFERENCES "public"."subscriptions"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_account_id_subscription_id_subscriptions_account_id_id_fk" FOREIGN KEY ("account_id","subscription_id") REFERENCES "public"."subscriptions"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_difficulty_id_difficulties_id_fk" FOREIGN KEY ("difficulty_id") REFERENCES "public"."difficulties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_account_id_folder_id_folders_account_id_id_fk" FOREIGN KEY ("account_id","folder_id") REFERENCES "public"."folders"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD CONSTRAINT "workout_exercises_account_id_program_id_workout_id_workouts_account_id_program_id_id_fk" FOREIGN KEY ("account_id","program_id","workout_id") REFERENCES "public"."workouts"("account_id","program_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_account_id_program_id_programs_account_id_id_fk" FOREIGN KEY ("account_id","program_id") REFERENCES "public"."programs"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_category_id_question_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."question_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_answers" ADD CONSTRAINT "readiness_answers_of_response" FOREIGN KEY ("account_id","response_id") REFERENCES "public"."readiness_responses"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_responses" ADD CONSTRAINT "readiness_responses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_measures" ADD CONSTRAINT "body_measures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_saves" ADD CONSTRAINT "program_saves_account_id_program_id_programs_account_id_id_fk" FOREIGN KEY ("account_id","program_id") REFERENCES "public"."programs"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_revisions" ADD CONSTRAINT "workout_revisions_save" FOREIGN KEY ("account_id","program_id","number") REFERENCES "public"."program_saves"("account_id","program_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_information" ADD CONSTRAINT "billing_information_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_charge_id_charges_account_id_id_fk" FOREIGN KEY ("account_id","charge_id") REFERENCES "public"."charges"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_charge_id_charges_account_id_id_fk" FOREIGN KEY ("account_id","charge_id") REFERENCES "public"."charges"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_purchases" ADD CONSTRAINT "program_purchases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_purchases" ADD CONSTRAINT "program_purchases_account_id_charge_id_charges_account_id_id_fk" FOREIGN KEY ("account_id","charge_id") REFERENCES "public"."charges"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selling_records" ADD CONSTRAINT "selling_records_account_id_charge_id_charges_account_id_id_fk" FOREIGN KEY ("account_id","charge_id") REFERENCES "public"."charges"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_tokens" ADD CONSTRAINT "personal_tokens_of_whom" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_of_whom" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invites_open" ON "invites" USING btree ("account_id","email") WHERE "invites"."status" = 'open';--> statement-breakpoint
CREATE INDEX "invites_to_remind" ON "invites" USING btree ("sent_on") WHERE "invites"."status" = 'open' and "invites"."reminded_on" is null;--> statement-breakpoint
CREATE INDEX "invites_by_email" ON "invites" USING btree ("email");--> statement-breakpoint
CREATE INDEX "link_tokens_by_subject" ON "link_tokens" USING btree ("account_id","subject_id");--> statement-breakpoint
CREATE INDEX "account_clients_by_user" ON "account_clients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accounts_by_package" ON "accounts" USING btree ("subscription_package_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("account_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "users_by_id" ON "users" USING btree ("id");--> statement-breakpoint
CREATE INDEX "users_in_order" ON "users" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "users_by_image" ON "users" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_categories_name" ON "exercise_categories" USING btree ("sort_name");--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_subcategories_name" ON "exercise_subcategories" USING btree ("category_id","sort_name");--> statement-breakpoint
CREATE INDEX "exercise_subcategories_by_name" ON "exercise_subcategories" USING btree ("sort_name");--> statement-breakpoint
CREATE INDEX "completion_comments_of_athlete" ON "completion_comments" USING btree ("athlete_account_id","completion_id");--> statement-breakpoint
CREATE INDEX "completion_comments_of_reader" ON "completion_comments" USING btree ("account_id","reader_id","done_at","completion_id");--> statement-breakpoint
CREATE INDEX "completion_comments_unread" ON "completion_comments" USING btree ("account_id","reader_id") WHERE "completion_comments"."read_at" is null;--> statement-breakpoint
CREATE INDEX "completion_comments_newest" ON "completion_comments" USING btree ("done_at","completion_id");--> statement-breakpoint
CREATE INDEX "completions_by_day" ON "completions" USING btree ("account_id","user_id","done_on","id");--> statement-breakpoint
CREATE INDEX "completions_of_program" ON "completions" USING btree ("account_id","user_id","program_id","workout_key");--> statement-breakpoint
CREATE INDEX "completions_of_prescription" ON "completions" USING btree ("account_id","prescription_id") WHERE "completions"."prescription_id" is not null;--> statement-breakpoint
CREATE INDEX "completions_of_image" ON "completions" USING btree ("image_id") WHERE "completions"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "prescriptions_by_last_shown" ON "prescriptions" USING btree ("last_shown_at");--> statement-breakpoint
CREATE INDEX "charge_disputes_of_charge" ON "charge_disputes" USING btree ("account_id","charge_id");--> statement-breakpoint
CREATE INDEX "credit_notes_of_charge" ON "credit_notes" USING btree ("account_id","charge_id");--> statement-breakpoint
CREATE INDEX "exercise_category_links_by_category" ON "exercise_category_links" USING btree ("account_id","category_id","exercise_id");--> statement-breakpoint
CREATE INDEX "exercise_subcategory_links_by_subcategory" ON "exercise_subcategory_links" USING btree ("account_id","subcategory_id","exercise_id");--> statement-breakpoint
CREATE INDEX "exercises_by_name" ON "exercises" USING btree ("account_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "exercises_by_image" ON "exercises" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "exercises_by_id" ON "exercises" USING btree ("id");--> statement-breakpoint
CREATE INDEX "exercises_by_source" ON "exercises" USING btree ("account_id","source_key");--> statement-breakpoint
CREATE INDEX "exercises_by_superior" ON "exercises" USING btree ("account_id","superior_exercise_id");--> statement-breakpoint
CREATE INDEX "files_by_id" ON "files" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_groups_by_name" ON "client_groups" USING btree ("account_id","search_name");--> statement-breakpoint
CREATE INDEX "client_imports_by_creator" ON "client_imports" USING btree ("account_id","creator_id");--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "mails_by_batch" ON "mails" USING btree ("account_id","batch_id") WHERE "mails"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "client_notes_by_day" ON "client_notes" USING btree ("account_id","user_id","noted_on","id");--> statement-breakpoint
CREATE INDEX "packages_by_name" ON "packages" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_by_time" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_by_user" ON "passkeys" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("account_id") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_attempts_to_resume" ON "payment_attempts" USING btree ("tried_at") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "reconciliations_by_time" ON "reconciliations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "reconciliations_open" ON "reconciliations" USING btree ("kind","at") WHERE not "reconciliations"."is_mended";--> statement-breakpoint
CREATE INDEX "subscriptions_newest" ON "subscriptions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_on") WHERE "subscriptions"."due_on" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_by_package" ON "subscriptions" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "posts_of_creator" ON "posts" USING btree ("account_id","creator_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "posts_by_id" ON "posts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "posts_by_image" ON "posts" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "folders_by_name" ON "folders" USING btree ("account_id","creator_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "program_assignments_by_program" ON "program_assignments" USING btree ("program_account_id","program_id");--> statement-breakpoint
CREATE INDEX "program_assignments_by_assignee" ON "program_assignments" USING btree ("account_id","assignee_id");--> statement-breakpoint
CREATE INDEX "programs_by_name" ON "programs" USING btree ("account_id","creator_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "programs_by_id" ON "programs" USING btree ("id");--> statement-breakpoint
CREATE INDEX "programs_by_image" ON "programs" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "programs_by_change" ON "programs" USING btree ("account_id","creator_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "programs_pending" ON "programs" USING btree ("account_id","updated_at") WHERE "programs"."status" = 2;--> statement-breakpoint
CREATE INDEX "programs_by_folder" ON "programs" USING btree ("account_id","folder_id","position");--> statement-breakpoint
CREATE INDEX "set_names_by_use" ON "set_names" USING btree ("account_id","used_at");--> statement-breakpoint
CREATE INDEX "workout_exercises_by_exercise" ON "workout_exercises" USING btree ("account_id","exercise_id");--> statement-breakpoint
CREATE INDEX "workouts_by_image" ON "workouts" USING btree ("account_id",("document" ->> 'image'));--> statement-breakpoint
CREATE INDEX "workouts_written" ON "workouts" USING btree ("account_id","program_id","day","date") WHERE not "workouts"."rest_day";--> statement-breakpoint
CREATE UNIQUE INDEX "workouts_by_day" ON "workouts" USING btree ("account_id","program_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "workouts_by_date" ON "workouts" USING btree ("account_id","program_id","date");--> statement-breakpoint
CREATE INDEX "question_answers_of_question" ON "question_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "readiness_answers_by_day" ON "readiness_answers" USING btree ("account_id","user_id","question_id","answered_on","points");--> statement-breakpoint
CREATE UNIQUE INDEX "readiness_responses_of_day" ON "readiness_responses" USING btree ("account_id","user_id","answered_on");--> statement-breakpoint
CREATE INDEX "body_measures_by_day" ON "body_measures" USING btree ("account_id","user_id","measured_on","entered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "records_by_id" ON "records" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "results_by_exercise" ON "results" USING btree ("account_id","user_id","exercise_id","category","done_on");--> statement-breakpoint
CREATE INDEX "results_said" ON "results" USING btree ("account_id","user_id","exercise_id","category") WHERE "results"."source" = 'coach';--> statement-breakpoint
CREATE INDEX "results_of_completion" ON "results" USING btree ("account_id","completion_id") WHERE "results"."completion_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "program_saves_by_save" ON "program_saves" USING btree ("account_id","program_id","save_id");--> statement-breakpoint
CREATE INDEX "charges_by_time" ON "charges" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX "invoices_of_account" ON "invoices" USING btree ("account_id","issued_on","count","year");--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ("issued_on","count","year","search_name");--> statement-breakpoint
CREATE INDEX "program_purchases_by_program" ON "program_purchases" USING btree ("program_account_id","program_id");--> statement-breakpoint
CREATE INDEX "selling_records_by_time" ON "selling_records" USING btree ("purchase_date","charge_id");--> statement-breakpoint
CREATE INDEX "selling_records_by_type" ON "selling_records" USING btree ("type","purchase_date","charge_id");--> statement-breakpoint
CREATE INDEX "selling_records_by_partner" ON "selling_records" USING btree ("partner_id","purchase_date","charge_id","partner_account_id","full_price_cents","ts_commission_cents","partner_commission_cents","admin_commission_cents");--> statement-breakpoint
CREATE INDEX "selling_records_by_package" ON "selling_records" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "selling_records_by_program" ON "selling_records" USING btree ("program_account_id","program_id");--> statement-breakpoint
CREATE UNIQUE INDEX "personal_tokens_by_hash" ON "personal_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "personal_tokens_in_force" ON "personal_tokens" USING btree ("account_id","user_id") WHERE "personal_tokens"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "personal_tokens_by_expiry" ON "personal_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_user" ON "refresh_tokens" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
-- A writer is a partner or a trainer too. A check constraint sees one row and this rule is about several, so a trigger asks
-- after each statement. It locks the user, so that of two statements at once the second sees the first.
CREATE FUNCTION "hold_writer_rule"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	account uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."account_id" ELSE NEW."account_id" END;
	person uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."user_id" ELSE NEW."user_id" END;
BEGIN
	PERFORM 1 FROM "users" WHERE "account_id" = account AND "id" = person FOR NO KEY UPDATE;
	IF EXISTS (
		SELECT 1 FROM "user_roles" WHERE "account_id" = account AND "user_id" = person AND "role" = 'WRT'
	) AND NOT EXISTS (
		SELECT 1 FROM "user_roles" WHERE "account_id" = account AND "user_id" = person AND "role" IN ('PAR', 'TRN')
	) THEN
		RAISE EXCEPTION 'Whoever writes must be a partner or a trainer too'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'user_roles_writer', TABLE = 'user_roles';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_roles_writer_given" AFTER INSERT OR UPDATE ON "user_roles"
FOR EACH ROW WHEN (NEW."role" = 'WRT') EXECUTE FUNCTION "hold_writer_rule"();--> statement-breakpoint
CREATE TRIGGER "user_roles_writer_left" AFTER UPDATE OR DELETE ON "user_roles"
FOR EACH ROW WHEN (OLD."role" IN ('PAR', 'TRN')) EXECUTE FUNCTION "hold_writer_rule"();
