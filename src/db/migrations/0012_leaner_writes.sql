ALTER TABLE "comments" DROP CONSTRAINT "comments_author_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_workspace_id_workspaces_id_fk";
--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "webhook_events" DROP CONSTRAINT "webhook_events_workspace_id_workspaces_id_fk";

--> statement-breakpoint
DROP INDEX "request_log_by_request";
--> statement-breakpoint
CREATE INDEX "request_log_blocks" ON "request_log" USING brin ("request_id" text_bloom_ops(n_distinct_per_range = 5000)) WITH (pages_per_range = 128, autosummarize = on);
