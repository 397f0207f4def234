ALTER TABLE "completions" ADD COLUMN "volume_load" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "completions" SET "volume_load" = "moved"."kilograms"
FROM (
  SELECT "account_id", "completion_id",
    sum("value" * CASE WHEN "unit" = 'pounds' THEN 0.45359237 ELSE 1 END * "repetitions") AS "kilograms"
  FROM "results" WHERE "category" = 'weight' AND "completion_id" IS NOT NULL AND "repetitions" IS NOT NULL
  GROUP BY "account_id", "completion_id"
) AS "moved"
WHERE "moved"."account_id" = "completions"."account_id" AND "moved"."completion_id" = "completions"."id";--> statement-breakpoint
ALTER TABLE "completions" ALTER COLUMN "volume_load" DROP DEFAULT;
