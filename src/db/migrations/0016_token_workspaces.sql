CREATE TABLE "token_workspaces" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"workspace_id" text collate "C" NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "token_workspaces_expiry" ON "token_workspaces" USING btree ("expires_at");