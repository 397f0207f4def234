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
	"at" timestamp with time zone NOT NULL
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
	"version" integer DEFAULT 1 NOT NULL
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
	CONSTRAINT "invoices_by_number" UNIQUE("year","count")
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
ALTER TABLE "programs" ADD COLUMN "bought_program_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cards" ADD CONSTRAINT "payment_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_effects" ADD CONSTRAINT "subscription_effects_account_id_subscription_id_subscriptions_account_id_id_fk" FOREIGN KEY ("account_id","subscription_id") REFERENCES "public"."subscriptions"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_account_id_subscription_id_subscriptions_account_id_id_fk" FOREIGN KEY ("account_id","subscription_id") REFERENCES "public"."subscriptions"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_information" ADD CONSTRAINT "billing_information_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_charge_id_charges_account_id_id_fk" FOREIGN KEY ("account_id","charge_id") REFERENCES "public"."charges"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_charge_id_charges_account_id_id_fk" FOREIGN KEY ("account_id","charge_id") REFERENCES "public"."charges"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_purchases" ADD CONSTRAINT "program_purchases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_purchases" ADD CONSTRAINT "program_purchases_account_id_charge_id_charges_account_id_id_fk" FOREIGN KEY ("account_id","charge_id") REFERENCES "public"."charges"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selling_records" ADD CONSTRAINT "selling_records_account_id_charge_id_charges_account_id_id_fk" FOREIGN KEY ("account_id","charge_id") REFERENCES "public"."charges"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("account_id") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_attempts_to_resume" ON "payment_attempts" USING btree ("tried_at") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "reconciliations_by_time" ON "reconciliations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "subscriptions_newest" ON "subscriptions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_on") WHERE "subscriptions"."due_on" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_by_package" ON "subscriptions" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "charges_by_time" ON "charges" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX "invoices_of_account" ON "invoices" USING btree ("account_id","issued_on","count");--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ("issued_on","count");--> statement-breakpoint
CREATE INDEX "program_purchases_by_program" ON "program_purchases" USING btree ("program_account_id","program_id");--> statement-breakpoint
CREATE INDEX "selling_records_by_time" ON "selling_records" USING btree ("purchase_date","charge_id");--> statement-breakpoint
CREATE INDEX "selling_records_by_partner" ON "selling_records" USING btree ("partner_id","purchase_date","charge_id");--> statement-breakpoint
CREATE INDEX "selling_records_by_package" ON "selling_records" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "selling_records_by_program" ON "selling_records" USING btree ("program_account_id","program_id");