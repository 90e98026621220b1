-- The table has no primary key, without which a logical publication refuses every update and delete.
ALTER TABLE "webhook_attempts" REPLICA IDENTITY FULL;
