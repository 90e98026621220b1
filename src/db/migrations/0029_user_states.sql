CREATE TABLE "user_states" (
	"user_id" text collate "C" PRIMARY KEY NOT NULL,
	"changes" integer NOT NULL,
	"last_workspace_id" text collate "C",
	"second_factor_step" integer
);
