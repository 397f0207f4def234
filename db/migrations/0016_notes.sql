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
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_account_id_user_id_account_clients_account_id_user_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."account_clients"("account_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_notes_by_day" ON "client_notes" USING btree ("account_id","user_id","noted_on","id");