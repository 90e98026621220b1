CREATE TABLE "key_requests" (
	"workspace_id" text collate "C" NOT NULL,
	"key_id" text collate "C" NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"operation_id" text NOT NULL,
	"status" smallint NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "key_requests_workspace_id_key_id_hour_operation_id_status_pk" PRIMARY KEY("workspace_id","key_id","hour","operation_id","status")
);
--> statement-breakpoint
CREATE INDEX "key_requests_age" ON "key_requests" USING btree ("hour");