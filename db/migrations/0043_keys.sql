-- A personal token ends within a year; those that are there, a year from now.
UPDATE "personal_tokens" SET "expires_at" = least(coalesce("expires_at", now() + interval '1 year'), now() + interval '1 year');--> statement-breakpoint
ALTER TABLE "personal_tokens" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "password_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sign_in_epoch" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "personal_tokens" ADD COLUMN "told_of_end_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "personal_tokens_by_expiry" ON "personal_tokens" USING btree ("expires_at");
