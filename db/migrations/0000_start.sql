CREATE TABLE "account_clients" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_clients_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"flash" jsonb,
	"clipboard" jsonb
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
	CONSTRAINT "exercises_account_id_id_pk" PRIMARY KEY("account_id","id")
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
CREATE TABLE "folders" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
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
ALTER TABLE "account_clients" ADD CONSTRAINT "account_clients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_account_id_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_subcategories" ADD CONSTRAINT "exercise_subcategories_category_id_exercise_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."exercise_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_category_links" ADD CONSTRAINT "exercise_category_links_category_id_exercise_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."exercise_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_category_links" ADD CONSTRAINT "exercise_category_links_account_id_exercise_id_exercises_account_id_id_fk" FOREIGN KEY ("account_id","exercise_id") REFERENCES "public"."exercises"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_subcategory_links" ADD CONSTRAINT "exercise_subcategory_links_subcategory_id_exercise_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."exercise_subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_subcategory_links" ADD CONSTRAINT "exercise_subcategory_links_account_id_exercise_id_exercises_account_id_id_fk" FOREIGN KEY ("account_id","exercise_id") REFERENCES "public"."exercises"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_difficulty_id_difficulties_id_fk" FOREIGN KEY ("difficulty_id") REFERENCES "public"."difficulties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_assignments" ADD CONSTRAINT "program_assignments_account_id_program_id_programs_account_id_id_fk" FOREIGN KEY ("account_id","program_id") REFERENCES "public"."programs"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_difficulty_id_difficulties_id_fk" FOREIGN KEY ("difficulty_id") REFERENCES "public"."difficulties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_account_id_folder_id_folders_account_id_id_fk" FOREIGN KEY ("account_id","folder_id") REFERENCES "public"."folders"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD CONSTRAINT "workout_exercises_account_id_program_id_workout_id_workouts_account_id_program_id_id_fk" FOREIGN KEY ("account_id","program_id","workout_id") REFERENCES "public"."workouts"("account_id","program_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_account_id_program_id_programs_account_id_id_fk" FOREIGN KEY ("account_id","program_id") REFERENCES "public"."programs"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("account_id","sort_name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_categories_name" ON "exercise_categories" USING btree ("sort_name");--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_subcategories_name" ON "exercise_subcategories" USING btree ("category_id","sort_name");--> statement-breakpoint
CREATE INDEX "exercise_subcategories_by_name" ON "exercise_subcategories" USING btree ("sort_name");--> statement-breakpoint
CREATE INDEX "exercise_category_links_by_category" ON "exercise_category_links" USING btree ("account_id","category_id","exercise_id");--> statement-breakpoint
CREATE INDEX "exercise_subcategory_links_by_subcategory" ON "exercise_subcategory_links" USING btree ("account_id","subcategory_id","exercise_id");--> statement-breakpoint
CREATE INDEX "exercises_by_name" ON "exercises" USING btree ("account_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "exercises_by_source" ON "exercises" USING btree ("account_id","source_key");--> statement-breakpoint
CREATE INDEX "exercises_by_superior" ON "exercises" USING btree ("account_id","superior_exercise_id");--> statement-breakpoint
CREATE INDEX "files_by_id" ON "files" USING btree ("id");--> statement-breakpoint
CREATE INDEX "folders_by_name" ON "folders" USING btree ("account_id","creator_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "program_assignments_by_assignee" ON "program_assignments" USING btree ("account_id","assignee_id");--> statement-breakpoint
CREATE INDEX "programs_by_name" ON "programs" USING btree ("account_id","creator_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "programs_by_folder" ON "programs" USING btree ("account_id","folder_id","position");--> statement-breakpoint
CREATE INDEX "set_names_by_use" ON "set_names" USING btree ("account_id","used_at");--> statement-breakpoint
CREATE INDEX "workout_exercises_by_exercise" ON "workout_exercises" USING btree ("account_id","exercise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workouts_by_day" ON "workouts" USING btree ("account_id","program_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "workouts_by_date" ON "workouts" USING btree ("account_id","program_id","date");