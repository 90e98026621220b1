ALTER TABLE "notifications" ADD COLUMN "project_id" text collate "C";
--> statement-breakpoint
UPDATE "notifications" n SET "project_id" = a."project_id" FROM "activities" a
WHERE a."workspace_id" = n."workspace_id" AND a."subject_id" = n."subject_id" AND a."project_id" IS NOT NULL;
