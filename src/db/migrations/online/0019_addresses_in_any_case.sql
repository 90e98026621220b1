DO $$ DECLARE two text; BEGIN
	SELECT string_agg(id || ' (' || email || ')', ' and ' ORDER BY id) INTO two FROM users GROUP BY lower(email COLLATE "C") HAVING count(*) > 1 LIMIT 1;
	IF two IS NOT NULL THEN RAISE EXCEPTION 'The accounts % have one address in different case: give one of them another (update users set email = … where id = …), then start again', two; END IF;
END $$;--> statement-breakpoint
-- batches of "invitations" by "workspace_id", "id"
DELETE FROM "invitations" WHERE true /* batch */ AND EXISTS (
	SELECT FROM "invitations" b WHERE "invitations"."workspace_id" = b."workspace_id"
		AND lower("invitations"."email" COLLATE "C") = lower(b."email" COLLATE "C") AND "invitations"."id" < b."id"
);--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_by_address" ON "invitations" USING btree ("workspace_id",lower("email" collate "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_address" ON "users" USING btree (lower("email" collate "C"));
