-- contract: nothing has written a secret into two workspaces since 0.1.0
INSERT INTO "token_workspaces" ("hash", "workspace_id", "expires_at")
	SELECT "hash", "workspace_id", NULL FROM "api_key_secrets"
	UNION ALL SELECT "token_hash", "workspace_id", "expires_at" FROM "invitations"
	ON CONFLICT DO NOTHING;--> statement-breakpoint
DO $$
BEGIN
	-- Citus refuses a unique index without the column of the distribution.
	IF to_regclass('pg_dist_partition') IS NOT NULL THEN
		IF EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = 'api_key_secrets'::regclass) THEN
			RETURN;
		END IF;
	END IF;
	DROP INDEX "api_key_secrets_by_hash";
	DROP INDEX "invitations_by_token";
	CREATE UNIQUE INDEX "api_key_secrets_by_hash" ON "api_key_secrets" USING btree ("hash");
	CREATE UNIQUE INDEX "invitations_by_token" ON "invitations" USING btree ("token_hash");
END
$$;
