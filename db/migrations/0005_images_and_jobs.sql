CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "exercises_by_image" ON "exercises" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "programs_by_image" ON "programs" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "workouts_by_image" ON "workouts" USING btree ("account_id",("document" ->> 'image'));