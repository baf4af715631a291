ALTER TABLE "chats" ADD COLUMN "start_key_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "chats_started_once" ON "chats" USING btree ("start_key_hash");