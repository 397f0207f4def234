DROP INDEX "invites_open";--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "client_accepted_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "roles_accepted_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "closed_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "quiet_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "reminded_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_clients" ADD COLUMN "is_notice_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "account_clients" SET "is_notice_due" = true;--> statement-breakpoint
UPDATE "invites" SET
  "client_accepted_on" = CASE WHEN "is_client" THEN "accepted_on" END,
  "roles_accepted_on" = CASE WHEN "is_partner" OR "is_trainer" OR "is_writer" THEN "accepted_on" END,
  "status" = 'accepted'
WHERE "accepted_on" IS NOT NULL;--> statement-breakpoint
-- A client invitation whose relation is gone: the coaching ended before anybody wrote down when.
UPDATE "invites" SET "status" = 'ended', "closed_on" = now()
WHERE "status" = 'accepted' AND "is_client" AND NOT EXISTS (
  SELECT 1 FROM "account_clients"
  WHERE "account_clients"."account_id" = "invites"."account_id" AND "account_clients"."user_id" = "invites"."accepted_user_id");--> statement-breakpoint
-- Relations without an invitation get one, so that ending or blocking them can be remembered.
INSERT INTO "invites" ("account_id", "id", "email", "is_client", "created_at", "sent_on", "status", "accepted_on",
  "client_accepted_on", "accepted_user_id")
SELECT "account_clients"."account_id", gen_random_uuid(), "users"."email", true, "account_clients"."created_at",
  "account_clients"."created_at", 'accepted', "account_clients"."created_at", "account_clients"."created_at",
  "account_clients"."user_id"
FROM "account_clients" JOIN "users" ON "users"."id" = "account_clients"."user_id"
WHERE NOT EXISTS (
  SELECT 1 FROM "invites"
  WHERE "invites"."account_id" = "account_clients"."account_id" AND "invites"."status" = 'accepted'
    AND "invites"."is_client" AND "invites"."accepted_user_id" = "account_clients"."user_id");--> statement-breakpoint
CREATE INDEX "invites_to_remind" ON "invites" USING btree ("sent_on") WHERE "invites"."status" = 'open' and "invites"."reminded_on" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invites_open" ON "invites" USING btree ("account_id","email") WHERE "invites"."status" = 'open';--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_closed" CHECK (("invites"."closed_on" is null) = ("invites"."status" in ('open', 'accepted')));--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_accepted" CHECK ("invites"."status" not in ('accepted', 'ended') or "invites"."accepted_on" is not null);