-- Whoever writes is a partner or a trainer too. A check sees one row, and this is about several: so it is asked after each
-- statement, of the user that is held meanwhile, so that of two statements at once the second sees the first.
DELETE FROM "user_roles" AS w WHERE w."role" = 'WRT' AND NOT EXISTS (
	SELECT 1 FROM "user_roles" AS o
	WHERE o."account_id" = w."account_id" AND o."user_id" = w."user_id" AND o."role" IN ('PAR', 'TRN')
);--> statement-breakpoint
INSERT INTO "user_roles" ("account_id", "user_id", "role")
SELECT u."account_id", u."id", 'USR' FROM "users" AS u
WHERE NOT EXISTS (SELECT 1 FROM "user_roles" AS r WHERE r."account_id" = u."account_id" AND r."user_id" = u."id");--> statement-breakpoint
CREATE FUNCTION "hold_writer_rule"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	account uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."account_id" ELSE NEW."account_id" END;
	person uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."user_id" ELSE NEW."user_id" END;
BEGIN
	PERFORM 1 FROM "users" WHERE "account_id" = account AND "id" = person FOR NO KEY UPDATE;
	IF EXISTS (
		SELECT 1 FROM "user_roles" WHERE "account_id" = account AND "user_id" = person AND "role" = 'WRT'
	) AND NOT EXISTS (
		SELECT 1 FROM "user_roles" WHERE "account_id" = account AND "user_id" = person AND "role" IN ('PAR', 'TRN')
	) THEN
		RAISE EXCEPTION 'Whoever writes must be a partner or a trainer too'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'user_roles_writer', TABLE = 'user_roles';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_roles_writer_given" AFTER INSERT OR UPDATE ON "user_roles"
FOR EACH ROW WHEN (NEW."role" = 'WRT') EXECUTE FUNCTION "hold_writer_rule"();--> statement-breakpoint
CREATE TRIGGER "user_roles_writer_left" AFTER UPDATE OR DELETE ON "user_roles"
FOR EACH ROW WHEN (OLD."role" IN ('PAR', 'TRN')) EXECUTE FUNCTION "hold_writer_rule"();
