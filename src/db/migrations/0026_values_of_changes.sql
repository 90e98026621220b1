ALTER TABLE "activities" ADD COLUMN "changed_values" jsonb;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "person_id" text collate "C";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "request_id" text;