-- contract: nothing has written a secret into two workspaces since 0.1.0
DO $$ DECLARE two text; BEGIN
	SELECT string_agg(key_id || ' (workspace ' || workspace_id || ')', ' and ' ORDER BY workspace_id, key_id) INTO two FROM api_key_secrets GROUP BY hash HAVING count(*) > 1 LIMIT 1;
	IF two IS NOT NULL THEN RAISE EXCEPTION 'The API keys % have one secret: leave it to one of them (delete from api_key_secrets where workspace_id = … and key_id = …), give the others a new one later (keys rotate), and start again', two; END IF;
	SELECT string_agg(id || ' (workspace ' || workspace_id || ')', ' and ' ORDER BY workspace_id, id) INTO two FROM invitations GROUP BY token_hash HAVING count(*) > 1 LIMIT 1;
	IF two IS NOT NULL THEN RAISE EXCEPTION 'The invitations % have one link: delete all but one of them (delete from invitations where workspace_id = … and id = …), and start again', two; END IF;
END $$;--> statement-breakpoint
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
