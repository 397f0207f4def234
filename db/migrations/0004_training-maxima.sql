CREATE TABLE "training_maxima" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"value" double precision,
	"set_on" date NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "training_maxima_account_id_user_id_exercise_id_pk" PRIMARY KEY("account_id","user_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "training_shares" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"share" double precision NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "training_shares_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "training_maxima" ADD CONSTRAINT "training_maxima_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_shares" ADD CONSTRAINT "training_shares_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;