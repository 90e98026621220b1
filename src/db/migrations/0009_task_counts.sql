ALTER TABLE "projects" ADD COLUMN "counted_tasks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "counted_until" text collate "C" DEFAULT '' NOT NULL;