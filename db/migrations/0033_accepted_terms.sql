ALTER TABLE "terms_acceptances" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "terms_accepted_at" timestamp with time zone;