ALTER TABLE "exercises" ADD COLUMN "offered_names" text[];--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "asked_price_cents" integer;