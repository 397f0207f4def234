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
	CONSTRAINT "client_imports_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "search_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "invite_groups" ADD CONSTRAINT "invite_groups_account_id_invite_id_invites_account_id_id_fk" FOREIGN KEY ("account_id","invite_id") REFERENCES "public"."invites"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_groups" ADD CONSTRAINT "invite_groups_account_id_group_id_client_groups_account_id_id_fk" FOREIGN KEY ("account_id","group_id") REFERENCES "public"."client_groups"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_imports" ADD CONSTRAINT "client_imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_by_batch" ON "mails" USING btree ("account_id","batch_id") WHERE "mails"."batch_id" is not null;