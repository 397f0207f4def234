ALTER TABLE "program_purchases" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "program_purchases" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What somebody bought is told like what a coach gave them: both are programs to train by.
CREATE OR REPLACE FUNCTION "tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	thing record;
	person uuid;
	entity uuid;
	gone boolean := TG_OP = 'DELETE';
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NULL; END IF;
	END IF;
	IF gone THEN thing := OLD; ELSE thing := NEW; END IF;
	IF TG_TABLE_NAME = 'program_assignments' THEN
		person := thing."assignee_id";
		entity := thing."program_id";
	ELSIF TG_TABLE_NAME = 'program_purchases' THEN
		person := thing."buyer_id";
		entity := thing."program_id";
	ELSE
		person := thing."user_id";
		entity := thing."id";
	END IF;
	IF TG_TABLE_NAME = 'drafts' THEN
		IF gone AND thing."closed_at" IS NOT NULL THEN RETURN NULL; END IF;
		gone := gone OR thing."closed_at" IS NOT NULL;
	END IF;
	INSERT INTO "changes" ("account_id", "user_id", "kind", "entity_id", "transaction", "is_deleted", "changed_at")
	SELECT "users"."account_id", person, TG_ARGV[0], entity, pg_current_xact_id(), gone, now()
	FROM "users" WHERE "users"."id" = person
	ON CONFLICT ("account_id", "user_id", "kind", "entity_id") DO UPDATE
	SET "transaction" = excluded."transaction", "is_deleted" = excluded."is_deleted", "changed_at" = excluded."changed_at";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "program_purchases_told" AFTER INSERT OR UPDATE OR DELETE ON "program_purchases"
FOR EACH ROW EXECUTE FUNCTION "tell_change"('assignment');
