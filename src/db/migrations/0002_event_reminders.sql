ALTER TABLE "events" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "next_reminder_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "events_reminders" ON "events" USING btree ("reminder_at") WHERE reminder_at is not null and reminded_at is null;--> statement-breakpoint
CREATE INDEX "events_next_reminders" ON "events" USING btree ("next_reminder_at") WHERE next_reminder_at is not null;--> statement-breakpoint
-- Those of occurrences that are to come; the job finds the first of them.
UPDATE "events" SET "next_reminder_at" = now() - make_interval(mins => "reminder_minutes_before") WHERE "reminder_minutes_before" IS NOT NULL;
