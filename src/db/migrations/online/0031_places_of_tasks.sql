ALTER TABLE "comments" ADD COLUMN "via" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "position" text collate "C";--> statement-breakpoint
CREATE INDEX "activities_of_tasks" ON "activities" USING btree ("workspace_id","subject_id","id") WHERE type in ('task.updated', 'task.completed', 'task.moved', 'task.recurrence_changed', 'comment.created');--> statement-breakpoint
CREATE INDEX "tasks_in_column" ON "tasks" USING btree ("workspace_id","card_id","visible","id","position");--> statement-breakpoint
CREATE INDEX "tasks_moved" ON "tasks" USING btree ("workspace_id","card_id","position") WHERE position is not null;--> statement-breakpoint
DROP INDEX "tasks_by_card";
