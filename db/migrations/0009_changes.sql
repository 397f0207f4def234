CREATE TABLE "changes" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"transaction" "xid8" NOT NULL,
	"is_deleted" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "changes_account_id_user_id_kind_entity_id_pk" PRIMARY KEY("account_id","user_id","kind","entity_id")
);
--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_of_whom" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_in_order" ON "changes" USING btree ("account_id","user_id","transaction","kind","entity_id");--> statement-breakpoint
CREATE INDEX "changes_by_time" ON "changes" USING btree ("changed_at");--> statement-breakpoint
-- Every way to change an athlete's things is told: use cases, cascades, clean-ups, and servers of the release before. Of
-- a person who is being erased there is no row in users any more, and nothing to tell.
CREATE FUNCTION "tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "program_assignments_told" AFTER INSERT OR UPDATE OR DELETE ON "program_assignments"
FOR EACH ROW EXECUTE FUNCTION "tell_change"('assignment');--> statement-breakpoint
CREATE TRIGGER "completions_told" AFTER INSERT OR UPDATE OR DELETE ON "completions"
FOR EACH ROW EXECUTE FUNCTION "tell_change"('completion');--> statement-breakpoint
CREATE TRIGGER "drafts_told" AFTER INSERT OR UPDATE OR DELETE ON "drafts"
FOR EACH ROW EXECUTE FUNCTION "tell_change"('draft');--> statement-breakpoint
CREATE TRIGGER "prescriptions_told" AFTER INSERT OR DELETE ON "prescriptions"
FOR EACH ROW EXECUTE FUNCTION "tell_change"('prescription');--> statement-breakpoint
CREATE TRIGGER "readiness_responses_told" AFTER INSERT OR UPDATE OR DELETE ON "readiness_responses"
FOR EACH ROW EXECUTE FUNCTION "tell_change"('readiness');--> statement-breakpoint
CREATE TRIGGER "records_told" AFTER INSERT OR UPDATE OR DELETE ON "records"
FOR EACH ROW EXECUTE FUNCTION "tell_change"('record');--> statement-breakpoint
CREATE TRIGGER "body_measures_told" AFTER INSERT OR UPDATE OR DELETE ON "body_measures"
FOR EACH ROW EXECUTE FUNCTION "tell_change"('weight');
