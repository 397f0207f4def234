ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_time_zone_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "density" text DEFAULT 'comfortable' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "weight_unit" text DEFAULT 'kilograms' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "distance_unit" text DEFAULT 'meters' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "height_unit" text DEFAULT 'centimeters' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "velocity_unit" text DEFAULT 'metersPerSecond' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "info_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_login_at" timestamp with time zone;