ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "activities_of_changed_comments" ON "activities" USING btree ("workspace_id","subject_id","id") WHERE type in ('comment.updated', 'comment.deleted');