CREATE INDEX "api_key_secrets_by_hash" ON "api_key_secrets" USING btree ("hash");--> statement-breakpoint
ALTER TABLE "api_key_secrets" DROP CONSTRAINT "api_key_secrets_pkey";--> statement-breakpoint
ALTER TABLE "api_key_secrets" ADD CONSTRAINT "api_key_secrets_workspace_id_key_id_hash_pk" PRIMARY KEY("workspace_id","key_id","hash");--> statement-breakpoint
DROP INDEX "api_key_secrets_by_key";
