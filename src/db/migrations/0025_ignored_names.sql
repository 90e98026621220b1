ALTER TABLE "request_log"
	ADD COLUMN "ignored_parameters" text,
	ADD COLUMN "ignored_fields" text;
