DROP INDEX "tasks_by_updated";--> statement-breakpoint
CREATE INDEX "tasks_changed" ON "tasks" USING btree ("workspace_id","updated_at","id") WHERE visible and updated_at > created_at;