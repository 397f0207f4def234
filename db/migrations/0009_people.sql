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
	CONSTRAINT "invites_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "invites_email_lower" CHECK ("invites"."email" = lower("invites"."email")),
	CONSTRAINT "invites_as_something" CHECK ("invites"."is_client" or "invites"."is_partner" or "invites"."is_trainer" or "invites"."is_writer"),
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
	CONSTRAINT "terms_acceptances_account_id_user_id_version_pk" PRIMARY KEY("account_id","user_id","version")
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
	CONSTRAINT "client_groups_account_id_id_pk" PRIMARY KEY("account_id","id")
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
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_account_id_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_group_members" ADD CONSTRAINT "client_group_members_account_id_group_id_client_groups_account_id_id_fk" FOREIGN KEY ("account_id","group_id") REFERENCES "public"."client_groups"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_group_members" ADD CONSTRAINT "client_group_members_account_id_user_id_account_clients_account_id_user_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."account_clients"("account_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_groups" ADD CONSTRAINT "client_groups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invites_open" ON "invites" USING btree ("account_id","email") WHERE "invites"."accepted_on" is null;--> statement-breakpoint
CREATE INDEX "invites_by_email" ON "invites" USING btree ("email");--> statement-breakpoint
CREATE INDEX "link_tokens_by_subject" ON "link_tokens" USING btree ("account_id","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_groups_by_name" ON "client_groups" USING btree ("account_id","search_name");--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("created_at");