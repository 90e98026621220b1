CREATE TABLE "invitations" (
	"workspace_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"role" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" text collate "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "invitations_role" CHECK ("invitations"."role" in ('owner', 'admin', 'member'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_workspace_id_created_by_memberships_workspace_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "failing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "last_delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "failing_notified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_by_email" ON "invitations" USING btree ("workspace_id",lower("email"));--> statement-breakpoint
CREATE INDEX "invitations_by_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_expiry" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "password_resets_by_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");
--> statement-breakpoint
ALTER TABLE "request_log"
	ADD COLUMN "query" text,
	ADD COLUMN "user_agent" text,
	ADD COLUMN "param" text,
	ADD COLUMN "message" text,
	ADD COLUMN "replayed" boolean DEFAULT false NOT NULL;
