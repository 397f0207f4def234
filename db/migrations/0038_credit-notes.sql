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
ALTER TABLE "job_marks" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_marks" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "charge_disputes" ADD CONSTRAINT "charge_disputes_account_id_charge_id_charges_account_id_id_fk" FOREIGN KEY ("account_id","charge_id") REFERENCES "public"."charges"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_credit_note_id_credit_notes_account_id_id_fk" FOREIGN KEY ("account_id","credit_note_id") REFERENCES "public"."credit_notes"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_account_id_charge_id_charges_account_id_id_fk" FOREIGN KEY ("account_id","charge_id") REFERENCES "public"."charges"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_disputes_of_charge" ON "charge_disputes" USING btree ("account_id","charge_id");--> statement-breakpoint
CREATE INDEX "credit_notes_of_charge" ON "credit_notes" USING btree ("account_id","charge_id");