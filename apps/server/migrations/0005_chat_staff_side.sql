CREATE TABLE "chat_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"author_id" text,
	"client_id" text,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_notes_filled" CHECK ("chat_notes"."content" <> '')
);
--> statement-breakpoint
DROP INDEX "chats_by_status";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "attachment_width" integer;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "attachment_height" integer;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "customer_seen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "staff_seen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "unanswered_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_notes_of_chat" ON "chat_notes" USING btree ("chat_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chat_notes_of_author" ON "chat_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_notes_client" ON "chat_notes" USING btree ("chat_id","author_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_attachment" ON "chat_messages" USING btree ("attachment_key");--> statement-breakpoint
CREATE INDEX "chats_by_status" ON "chats" USING btree ("status","unanswered_since","id");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_attachment_measured" CHECK (("chat_messages"."attachment_key" is null) = ("chat_messages"."attachment_width" is null)
        and ("chat_messages"."attachment_key" is null) = ("chat_messages"."attachment_height" is null));--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_customer_seen" CHECK ("chats"."customer_seen" between 0 and "chats"."last_sequence");--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_staff_seen" CHECK ("chats"."staff_seen" between 0 and "chats"."last_sequence");--> statement-breakpoint
UPDATE "chats" SET "unanswered_since" = "created_at" WHERE "status" = 'waiting';
