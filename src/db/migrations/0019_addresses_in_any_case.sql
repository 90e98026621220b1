DO $$ DECLARE two text; BEGIN
	SELECT string_agg(id || ' (' || email || ')', ' and ' ORDER BY id) INTO two FROM users GROUP BY lower(email COLLATE "C") HAVING count(*) > 1 LIMIT 1;
	IF two IS NOT NULL THEN RAISE EXCEPTION 'The accounts % have one address in different case: give one of them another (update users set email = … where id = …), then start again', two; END IF;
END $$;--> statement-breakpoint
DELETE FROM "invitations" a USING "invitations" b WHERE a."workspace_id" = b."workspace_id" AND lower(a."email" COLLATE "C") = lower(b."email" COLLATE "C") AND a."id" < b."id";--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_by_address" ON "invitations" USING btree ("workspace_id",lower("email" collate "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_address" ON "users" USING btree (lower("email" collate "C"));