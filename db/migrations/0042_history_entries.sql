ALTER TABLE "program_saves" ADD COLUMN "entry" integer;--> statement-breakpoint
UPDATE "program_saves" SET "entry" = "number";--> statement-breakpoint
ALTER TABLE "program_saves" ALTER COLUMN "entry" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "program_saves" ADD COLUMN "is_small" boolean DEFAULT false NOT NULL;
