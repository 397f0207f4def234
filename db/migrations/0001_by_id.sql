CREATE INDEX "exercises_by_id" ON "exercises" USING btree ("id");--> statement-breakpoint
CREATE INDEX "programs_by_id" ON "programs" USING btree ("id");