ALTER TABLE "webhook_deliveries" ADD COLUMN "queue" text DEFAULT 'later' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "queue" SET DEFAULT 'due';--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "has_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_queue" ON "webhook_deliveries" USING btree ("workspace_id","endpoint_id") WHERE queue = 'due';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_later" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE queue = 'later';--> statement-breakpoint
CREATE INDEX "webhook_endpoints_paused" ON "webhook_endpoints" USING btree ("disabled_at") WHERE has_paused;