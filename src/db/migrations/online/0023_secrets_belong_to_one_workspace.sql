-- contract: nothing has written a secret into two workspaces since 0.1.0
DO $$ DECLARE two text; BEGIN
	SELECT string_agg(key_id || ' (workspace ' || workspace_id || ')', ' and ' ORDER BY workspace_id, key_id) INTO two FROM api_key_secrets GROUP BY hash HAVING count(*) > 1 LIMIT 1;
	IF two IS NOT NULL THEN RAISE EXCEPTION 'The API keys % have one secret: leave it to one of them (delete from api_key_secrets where workspace_id = … and key_id = …), give the others a new one later (keys rotate), and start again', two; END IF;
	SELECT string_agg(id || ' (workspace ' || workspace_id || ')', ' and ' ORDER BY workspace_id, id) INTO two FROM invitations GROUP BY token_hash HAVING count(*) > 1 LIMIT 1;
	IF two IS NOT NULL THEN RAISE EXCEPTION 'The invitations % have one link: delete all but one of them (delete from invitations where workspace_id = … and id = …), and start again', two; END IF;
END $$;--> statement-breakpoint
-- batches of "api_key_secrets" by "workspace_id", "key_id", "hash"
INSERT INTO "token_workspaces" ("hash", "workspace_id", "expires_at")
	SELECT "hash", "workspace_id", NULL FROM "api_key_secrets" WHERE true /* batch */
	ON CONFLICT DO NOTHING;--> statement-breakpoint
-- batches of "invitations" by "workspace_id", "id"
INSERT INTO "token_workspaces" ("hash", "workspace_id", "expires_at")
	SELECT "token_hash", "workspace_id", "expires_at" FROM "invitations" WHERE true /* batch */
	ON CONFLICT DO NOTHING;--> statement-breakpoint
-- unless distributed
CREATE UNIQUE INDEX "api_key_secrets_by_hash_unique" ON "api_key_secrets" USING btree ("hash");--> statement-breakpoint
-- unless distributed
CREATE UNIQUE INDEX "invitations_by_token_unique" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
-- unless distributed
ALTER INDEX "api_key_secrets_by_hash" RENAME TO "api_key_secrets_by_hash_0022";
ALTER INDEX "api_key_secrets_by_hash_unique" RENAME TO "api_key_secrets_by_hash";--> statement-breakpoint
-- unless distributed
ALTER INDEX "invitations_by_token" RENAME TO "invitations_by_token_0022";
ALTER INDEX "invitations_by_token_unique" RENAME TO "invitations_by_token";--> statement-breakpoint
-- unless distributed
DROP INDEX "api_key_secrets_by_hash_0022";--> statement-breakpoint
-- unless distributed
DROP INDEX "invitations_by_token_0022";
