CREATE TABLE "activities" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"via" text NOT NULL,
	"api_key_id" text collate "C",
	"project_id" text collate "C",
	"subject_id" text collate "C" NOT NULL,
	"changed" text[],
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "activities_via" CHECK ("activities"."via" in ('api', 'web', 'cli', 'import', 'job'))
);
--> statement-breakpoint
CREATE TABLE "api_key_secrets" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"workspace_id" text collate "C" NOT NULL,
	"key_id" text collate "C" NOT NULL,
	"last4" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"project_id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"order" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cards_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "cards_project_key" UNIQUE("workspace_id","project_id","id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"task_id" text collate "C" NOT NULL,
	"parent_id" text collate "C",
	"body" text NOT NULL,
	"author_id" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comments_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"project_id" text collate "C",
	"event_workspace_id" text collate "C",
	"visible" boolean NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"repeat" text NOT NULL,
	"repeat_interval" smallint,
	"reminder_at" timestamp (3) with time zone,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"reminder_minutes_before" smallint,
	"location" text,
	"meet_link" text,
	"color" text,
	"order" bigint,
	"invited_user_ids" text[] DEFAULT '{}' NOT NULL,
	"created_by" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "events_belong_to_one" CHECK (("events"."project_id" is null) <> ("events"."event_workspace_id" is null)),
	CONSTRAINT "events_stay_in_tenant" CHECK ("events"."event_workspace_id" = "events"."workspace_id"),
	CONSTRAINT "events_workspace_visible" CHECK ("events"."project_id" is not null or "events"."visible"),
	CONSTRAINT "events_times" CHECK ("events"."start_time" < "events"."end_time"),
	CONSTRAINT "events_repeat" CHECK ("events"."repeat" in ('none', 'daily', 'weekly', 'monthly', 'yearly')),
	CONSTRAINT "events_repeat_interval" CHECK ("events"."repeat_interval" between 1 and 365),
	CONSTRAINT "events_reminder_minutes" CHECK ("events"."reminder_minutes_before" between 1 and 10080)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"workspace_id" text collate "C" NOT NULL,
	"api_key_id" text collate "C" NOT NULL,
	"key" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"status" smallint NOT NULL,
	"body" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_workspace_id_api_key_id_key_pk" PRIMARY KEY("workspace_id","api_key_id","key")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"workspace_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"joined_at" timestamp (3) with time zone,
	CONSTRAINT "memberships_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "memberships_role" CHECK ("memberships"."role" in ('owner', 'admin', 'member')),
	CONSTRAINT "memberships_status" CHECK ("memberships"."status" in ('active', 'pending', 'suspended')),
	CONSTRAINT "memberships_joined" CHECK ("memberships"."status" <> 'active' or "memberships"."joined_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"subject_id" text collate "C" NOT NULL,
	"actor_id" text collate "C",
	"via" text NOT NULL,
	"data" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "notifications_via" CHECK ("notifications"."via" in ('api', 'web', 'cli', 'import', 'job'))
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"workspace_id" text collate "C" NOT NULL,
	"project_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "project_members_workspace_id_project_id_user_id_pk" PRIMARY KEY("workspace_id","project_id","user_id"),
	CONSTRAINT "project_members_role" CHECK ("project_members"."role" in ('manager', 'editor', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"visibility" text NOT NULL,
	"is_inbox" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"visible" boolean GENERATED ALWAYS AS (visibility = 'open' and not is_inbox and archived_at is null) STORED NOT NULL,
	"created_by" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "projects_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "projects_visible_key" UNIQUE("workspace_id","id","visible"),
	CONSTRAINT "projects_visibility" CHECK ("projects"."visibility" in ('open', 'private'))
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"project_id" text collate "C" NOT NULL,
	"card_id" text collate "C",
	"visible" boolean NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"priority" text,
	"progress" smallint,
	"completed" boolean GENERATED ALWAYS AS (coalesce(progress = 100, false)) STORED NOT NULL,
	"end_date" date,
	"end_time" text,
	"assignee_ids" text[] DEFAULT '{}' NOT NULL,
	"reminder_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"recurrence" text,
	"recurrence_day" smallint,
	"created_by" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tasks_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "tasks_progress" CHECK ("tasks"."progress" between 0 and 100),
	CONSTRAINT "tasks_end_time" CHECK ("tasks"."end_time" is null or "tasks"."end_date" is not null),
	CONSTRAINT "tasks_recurrence" CHECK ("tasks"."recurrence" <> 'none' and "tasks"."recurrence" in ('none', 'daily', 'weekly', 'monthly', 'yearly')),
	CONSTRAINT "tasks_recurrence_day" CHECK ("tasks"."recurrence_day" between 1 and 31)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"workspace_id" text collate "C" NOT NULL,
	"delivery_id" text collate "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"status" integer,
	"error" text,
	"response" text
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"endpoint_id" text collate "C" NOT NULL,
	"event_id" text collate "C" NOT NULL,
	"status" text NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "webhook_deliveries_status" CHECK ("webhook_deliveries"."status" in ('pending', 'delivered', 'exhausted', 'held')),
	CONSTRAINT "webhook_deliveries_pending" CHECK (("webhook_deliveries"."status" = 'pending') = ("webhook_deliveries"."next_attempt_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"url" text NOT NULL,
	"events" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"consecutive_exhausted" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "webhook_endpoints_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_events_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_secrets" (
	"workspace_id" text collate "C" NOT NULL,
	"endpoint_id" text collate "C" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"last4" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_secrets_workspace_id_endpoint_id_sealed_pk" PRIMARY KEY("workspace_id","endpoint_id","sealed")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_key_secrets" ADD CONSTRAINT "api_key_secrets_workspace_id_key_id_api_keys_workspace_id_id_fk" FOREIGN KEY ("workspace_id","key_id") REFERENCES "public"."api_keys"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_workspace_id_created_by_memberships_workspace_id_user_id_fk" FOREIGN KEY ("workspace_id","created_by") REFERENCES "public"."memberships"("workspace_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_workspace_id_project_id_projects_workspace_id_id_fk" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."projects"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_workspace_id_task_id_tasks_workspace_id_id_fk" FOREIGN KEY ("workspace_id","task_id") REFERENCES "public"."tasks"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_workspace_id_project_id_visible_projects_workspace_id_id_visible_fk" FOREIGN KEY ("workspace_id","project_id","visible") REFERENCES "public"."projects"("workspace_id","id","visible") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_workspace_id_project_id_projects_workspace_id_id_fk" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."projects"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_workspace_id_project_id_visible_projects_workspace_id_id_visible_fk" FOREIGN KEY ("workspace_id","project_id","visible") REFERENCES "public"."projects"("workspace_id","id","visible") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_workspace_id_project_id_card_id_cards_workspace_id_project_id_id_fk" FOREIGN KEY ("workspace_id","project_id","card_id") REFERENCES "public"."cards"("workspace_id","project_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_workspace_id_delivery_id_webhook_deliveries_workspace_id_id_fk" FOREIGN KEY ("workspace_id","delivery_id") REFERENCES "public"."webhook_deliveries"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_workspace_id_endpoint_id_webhook_endpoints_workspace_id_id_fk" FOREIGN KEY ("workspace_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_workspace_id_event_id_webhook_events_workspace_id_id_fk" FOREIGN KEY ("workspace_id","event_id") REFERENCES "public"."webhook_events"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_secrets" ADD CONSTRAINT "webhook_secrets_workspace_id_endpoint_id_webhook_endpoints_workspace_id_id_fk" FOREIGN KEY ("workspace_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_secrets_by_key" ON "api_key_secrets" USING btree ("workspace_id","key_id");--> statement-breakpoint
CREATE INDEX "cards_list" ON "cards" USING btree ("workspace_id","project_id","order","id");--> statement-breakpoint
CREATE INDEX "comments_list" ON "comments" USING btree ("workspace_id","task_id","id");--> statement-breakpoint
CREATE INDEX "events_list" ON "events" USING btree ("workspace_id","date","start_time","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "events_by_project" ON "events" USING btree ("workspace_id","project_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "memberships_active" ON "memberships" USING btree ("workspace_id","joined_at","user_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("workspace_id","user_id","id");--> statement-breakpoint
CREATE INDEX "projects_list" ON "projects" USING btree ("workspace_id","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "tasks_list" ON "tasks" USING btree ("workspace_id","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "tasks_by_project" ON "tasks" USING btree ("workspace_id","project_id","visible","id");--> statement-breakpoint
CREATE INDEX "tasks_by_card" ON "tasks" USING btree ("workspace_id","card_id","visible","id");--> statement-breakpoint
CREATE INDEX "tasks_by_completed" ON "tasks" USING btree ("workspace_id","completed","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "tasks_by_end_date" ON "tasks" USING btree ("workspace_id","end_date") WHERE visible and end_date is not null;--> statement-breakpoint
CREATE INDEX "tasks_by_updated" ON "tasks" USING btree ("workspace_id","updated_at") WHERE visible;--> statement-breakpoint
CREATE INDEX "tasks_roll_forward" ON "tasks" USING btree ("workspace_id","id") WHERE completed and recurrence is not null;--> statement-breakpoint
CREATE INDEX "tasks_reminders" ON "tasks" USING btree ("reminder_at") WHERE reminder_at is not null and reminded_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "webhook_attempts_log" ON "webhook_attempts" USING btree ("workspace_id","delivery_id","at");--> statement-breakpoint
CREATE INDEX "webhook_attempts_age" ON "webhook_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("workspace_id","endpoint_id","next_attempt_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("workspace_id","endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_event" ON "webhook_deliveries" USING btree ("workspace_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_age" ON "webhook_events" USING btree ("created_at");