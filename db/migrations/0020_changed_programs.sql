-- From now on a saved day counts as a change of its program; those that were saved before are caught up with.
UPDATE "programs" SET "updated_at" = "saved"."at"
FROM (
  SELECT "account_id", "program_id", max("updated_at") AS "at" FROM "workouts" GROUP BY "account_id", "program_id"
) AS "saved"
WHERE "saved"."account_id" = "programs"."account_id" AND "saved"."program_id" = "programs"."id"
  AND "saved"."at" > "programs"."updated_at";
