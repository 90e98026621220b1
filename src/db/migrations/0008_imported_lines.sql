CREATE TABLE "imported_lines" (
	"workspace_id" text collate "C" NOT NULL,
	"project_id" text collate "C" NOT NULL,
	"file" "bytea" NOT NULL,
	"line" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imported_lines_workspace_id_project_id_file_line_pk" PRIMARY KEY("workspace_id","project_id","file","line")
);
--> statement-breakpoint
CREATE INDEX "imported_lines_expiry" ON "imported_lines" USING btree ("expires_at");