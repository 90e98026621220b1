CREATE TABLE "key_usage" (
	"workspace_id" text collate "C" NOT NULL,
	"key_id" text collate "C" NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"requests" integer NOT NULL,
	"errors" integer NOT NULL,
	"rate_limited" integer NOT NULL,
	CONSTRAINT "key_usage_workspace_id_key_id_hour_pk" PRIMARY KEY("workspace_id","key_id","hour")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"workspace_id" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"attempt_id" text collate "C" NOT NULL,
	CONSTRAINT "sign_in_failures_attempt_id_subject_pk" PRIMARY KEY("attempt_id","subject")
);
--> statement-breakpoint
ALTER TABLE "activities" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "subject_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_workspace_id" text collate "C";--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_usage_age" ON "key_usage" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_age" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_by_subject" ON "sign_in_failures" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_age" ON "sign_in_failures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_events_by_request" ON "webhook_events" USING btree ("workspace_id","request_id") WHERE request_id is not null;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_reason" CHECK ("webhook_endpoints"."disabled_reason" in ('manual', 'failures'));--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "api_key_id" TO "caller_id";
--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "idempotency_keys_workspace_id_api_key_id_key_pk" TO "idempotency_keys_workspace_id_caller_id_key_pk";
--> statement-breakpoint
UPDATE "webhook_endpoints" SET "disabled_reason" = CASE WHEN "consecutive_exhausted" > 0 THEN 'failures' ELSE 'manual' END WHERE "disabled_at" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE "request_log" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"request_id" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"operation_id" text,
	"status" smallint NOT NULL,
	"code" text,
	"duration_ms" integer NOT NULL,
	"key_id" text collate "C" NOT NULL,
	"ip" text NOT NULL
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE INDEX "request_log_list" ON "request_log" ("workspace_id", "id");
--> statement-breakpoint
CREATE INDEX "request_log_by_request" ON "request_log" ("workspace_id", "request_id", "id");
