ALTER TABLE "users" ADD COLUMN "image_id" uuid;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "users_by_image" ON "users" USING btree ("image_id");