CREATE INDEX "tasks_by_due" ON "tasks" USING btree ("workspace_id","completed","end_date",coalesce(end_time, '99') collate "C","id") WHERE end_date is not null;--> statement-breakpoint
CREATE INDEX "tasks_by_assignee" ON "tasks" USING gin ("assignee_ids") WHERE not completed and assignee_ids <> '{}';--> statement-breakpoint
DROP INDEX "tasks_by_end_date";