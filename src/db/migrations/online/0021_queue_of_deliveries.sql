ALTER TABLE "webhook_deliveries" ADD COLUMN "queue" text DEFAULT 'later' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "queue" SET DEFAULT 'due';--> statement-breakpoint
-- Workers of releases without this column read all columns of an endpoint when they record a delivery. On each of their
-- connections, that statement would fail once, and the delivery would be sent again. So, before the column becomes
-- visible, connections are closed that are idle or wait for this lock. Servers open others, and repeat reads and
-- transactions. A group commit is not repeated: its connections stay open, and never record deliveries.
ALTER TABLE "webhook_endpoints" ADD COLUMN "has_paused" boolean DEFAULT false NOT NULL;
DO $$ BEGIN
	FOR round IN 1..10 LOOP
		PERFORM pg_stat_clear_snapshot();
		PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
			WHERE datname = current_database() AND usename = current_user AND application_name LIKE 'taskwire%'
				AND application_name NOT LIKE 'taskwire listener%' AND backend_start < now() AND pid <> pg_backend_pid()
				AND (state = 'idle' OR wait_event_type = 'Lock') AND query NOT LIKE 'with p0 as (%';
		PERFORM pg_sleep(0.015);
	END LOOP;
END $$;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_queue" ON "webhook_deliveries" USING btree ("workspace_id","endpoint_id") WHERE queue = 'due';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_later" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE queue = 'later';--> statement-breakpoint
CREATE INDEX "webhook_endpoints_paused" ON "webhook_endpoints" USING btree ("disabled_at") WHERE has_paused;
