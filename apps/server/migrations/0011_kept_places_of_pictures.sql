ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_filled";--> statement-breakpoint
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_attachment_measured";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_filled" CHECK ("chat_messages"."content" <> '' or "chat_messages"."attachment_width" is not null);--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_attachment_measured" CHECK (("chat_messages"."attachment_key" is null or "chat_messages"."attachment_width" is not null)
        and ("chat_messages"."attachment_width" is null) = ("chat_messages"."attachment_height" is null));