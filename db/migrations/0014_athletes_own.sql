-- Athletes own their data: who uses the mobile app alone gets an account of their own, and what is known of anybody
-- moves into theirs.
CREATE TEMPORARY TABLE moved_athletes ON COMMIT DROP AS
SELECT u.account_id AS from_account, u.id, u.email, gen_random_uuid() AS to_account
FROM users u
WHERE EXISTS (SELECT 1 FROM users o WHERE o.account_id = u.account_id AND o.id <> u.id)
  AND EXISTS (SELECT 1 FROM user_roles r WHERE r.account_id = u.account_id AND r.user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.account_id = u.account_id AND r.user_id = u.id AND r.role <> 'USR');
--> statement-breakpoint
INSERT INTO accounts (id, name, time_zone, created_at)
SELECT m.to_account, u.first_name || ' ' || u.last_name, u.time_zone, u.created_at
FROM moved_athletes m JOIN users u ON u.account_id = m.from_account AND u.id = m.id;
--> statement-breakpoint
INSERT INTO users (account_id, id, email, first_name, last_name, sort_name, search_name, phone_number, password_hash,
  is_activated, partner_commission_rate, tour_ended_at, rounding_step, time_zone, created_at)
SELECT m.to_account, u.id, u.email, u.first_name, u.last_name, u.sort_name, u.search_name, u.phone_number,
  u.password_hash, u.is_activated, u.partner_commission_rate, u.tour_ended_at, u.rounding_step, u.time_zone, u.created_at
FROM moved_athletes m JOIN users u ON u.account_id = m.from_account AND u.id = m.id;
--> statement-breakpoint
UPDATE user_roles t SET account_id = m.to_account
FROM moved_athletes m WHERE t.account_id = m.from_account AND t.user_id = m.id;
--> statement-breakpoint
UPDATE sessions t SET account_id = m.to_account
FROM moved_athletes m WHERE t.account_id = m.from_account AND t.user_id = m.id;
--> statement-breakpoint
UPDATE terms_acceptances t SET account_id = m.to_account
FROM moved_athletes m WHERE t.account_id = m.from_account AND t.user_id = m.id;
--> statement-breakpoint
UPDATE user_emails t SET account_id = m.to_account
FROM moved_athletes m WHERE t.account_id = m.from_account AND t.user_id = m.id;
--> statement-breakpoint
UPDATE link_tokens t SET account_id = m.to_account
FROM moved_athletes m WHERE t.account_id = m.from_account AND t.subject_id = m.id;
--> statement-breakpoint
UPDATE mails t SET account_id = m.to_account
FROM moved_athletes m
WHERE t.account_id = m.from_account AND t.recipient = m.email
  AND t.kind IN ('activation', 'reset', 'passwordChanged', 'emailTaken');
--> statement-breakpoint
DELETE FROM users u USING moved_athletes m WHERE u.account_id = m.from_account AND u.id = m.id;
--> statement-breakpoint
-- An id is the attempt that stored the row: of two accounts' rows with one id each stays, the later under a new one.
UPDATE results r SET account_id = p.home, id = CASE WHEN p.place = 1 THEN r.id ELSE gen_random_uuid() END
FROM (
  SELECT s.account_id, s.id, u.account_id AS home,
    row_number() OVER (PARTITION BY u.account_id, s.id ORDER BY s.account_id <> u.account_id, s.entered_at) AS place
  FROM results s JOIN users u ON u.id = s.user_id
) p
WHERE r.account_id = p.account_id AND r.id = p.id AND r.account_id <> p.home;
--> statement-breakpoint
UPDATE body_measures r SET account_id = p.home, id = CASE WHEN p.place = 1 THEN r.id ELSE gen_random_uuid() END
FROM (
  SELECT s.account_id, s.id, u.account_id AS home,
    row_number() OVER (PARTITION BY u.account_id, s.id ORDER BY s.account_id <> u.account_id, s.entered_at) AS place
  FROM body_measures s JOIN users u ON u.id = s.user_id
) p
WHERE r.account_id = p.account_id AND r.id = p.id AND r.account_id <> p.home;
--> statement-breakpoint
-- What two coaches know becomes one record, as if both had entered it there: current is the real maximum of the latest
-- day (of one day the better), every other the best, which is the lowest where lower is better.
CREATE TEMPORARY TABLE merged_records ON COMMIT DROP AS
SELECT u.account_id, r.user_id, r.exercise_id, r.category,
  (array_agg(r.current_real ORDER BY r.current_real_on DESC, r.current_real * d.down)
    FILTER (WHERE r.current_real IS NOT NULL))[1] AS current_real,
  (array_agg(r.current_real_on ORDER BY r.current_real_on DESC, r.current_real * d.down)
    FILTER (WHERE r.current_real IS NOT NULL))[1] AS current_real_on,
  (array_agg(r.current_calculated ORDER BY r.current_calculated * d.down, r.current_calculated_on)
    FILTER (WHERE r.current_calculated IS NOT NULL))[1] AS current_calculated,
  (array_agg(r.current_calculated_on ORDER BY r.current_calculated * d.down, r.current_calculated_on)
    FILTER (WHERE r.current_calculated IS NOT NULL))[1] AS current_calculated_on,
  (array_agg(r.all_time_real ORDER BY r.all_time_real * d.down, r.all_time_real_on)
    FILTER (WHERE r.all_time_real IS NOT NULL))[1] AS all_time_real,
  (array_agg(r.all_time_real_on ORDER BY r.all_time_real * d.down, r.all_time_real_on)
    FILTER (WHERE r.all_time_real IS NOT NULL))[1] AS all_time_real_on,
  (array_agg(r.all_time_calculated ORDER BY r.all_time_calculated * d.down, r.all_time_calculated_on)
    FILTER (WHERE r.all_time_calculated IS NOT NULL))[1] AS all_time_calculated,
  (array_agg(r.all_time_calculated_on ORDER BY r.all_time_calculated * d.down, r.all_time_calculated_on)
    FILTER (WHERE r.all_time_calculated IS NOT NULL))[1] AS all_time_calculated_on
FROM records r
JOIN users u ON u.id = r.user_id
CROSS JOIN LATERAL (
  SELECT CASE WHEN r.category IN ('timeToPeakVelocity', 'fastestTime') THEN 1 ELSE -1 END AS down
) d
GROUP BY u.account_id, r.user_id, r.exercise_id, r.category;
--> statement-breakpoint
DELETE FROM records r USING merged_records m
WHERE r.user_id = m.user_id AND r.exercise_id = m.exercise_id AND r.category = m.category;
--> statement-breakpoint
INSERT INTO records (account_id, user_id, exercise_id, category, current_real, current_real_on, current_calculated,
  current_calculated_on, all_time_real, all_time_real_on, all_time_calculated, all_time_calculated_on)
SELECT account_id, user_id, exercise_id, category, current_real, current_real_on, current_calculated,
  current_calculated_on, all_time_real, all_time_real_on, all_time_calculated, all_time_calculated_on
FROM merged_records;
