CREATE TABLE "user_workspaces" (
	"user_id" text collate "C" NOT NULL,
	"workspace_id" text collate "C" NOT NULL,
	CONSTRAINT "user_workspaces_user_id_workspace_id_pk" PRIMARY KEY("user_id","workspace_id")
);
--> statement-breakpoint
-- batches of "memberships" by "workspace_id", "user_id"
INSERT INTO "user_workspaces" ("user_id", "workspace_id")
	SELECT "user_id", "workspace_id" FROM "memberships" WHERE true /* batch */
	ON CONFLICT DO NOTHING;
