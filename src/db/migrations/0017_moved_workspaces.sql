ALTER TABLE "workspaces" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "moved_to" text;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "cursor_keys" text[] DEFAULT '{}' NOT NULL;
