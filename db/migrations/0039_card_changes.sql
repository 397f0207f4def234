ALTER TABLE "payment_attempts" ADD COLUMN "awaits_bank" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "confirmed_nonce" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "charging_since" timestamp with time zone;