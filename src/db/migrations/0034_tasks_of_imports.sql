CREATE TABLE "import_batches" (
	"workspace_id" text collate "C" NOT NULL,
	"import_id" text collate "C" NOT NULL,
	"batch" integer NOT NULL,
	"project_id" text collate "C" NOT NULL,
	"task_ids" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_batches_workspace_id_import_id_batch_pk" PRIMARY KEY("workspace_id","import_id","batch")
);
--> statement-breakpoint
CREATE INDEX "import_batches_expiry" ON "import_batches" USING btree ("expires_at");