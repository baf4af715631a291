ALTER TABLE "chat_messages" ADD COLUMN "author_name" text;--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin (lower(normalize("content")) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author" CHECK ("chat_messages"."sender_type" = 'admin' or "chat_messages"."author_name" is null);