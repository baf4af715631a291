CREATE TABLE "chat_ratings" (
	"chat_id" text PRIMARY KEY NOT NULL,
	"score" text NOT NULL,
	"comment" text,
	"rated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_ratings_score_known" CHECK ("chat_ratings"."score" in ('good', 'okay', 'bad')),
	CONSTRAINT "chat_ratings_comment_filled" CHECK ("chat_ratings"."comment" <> '')
);
--> statement-breakpoint
ALTER TABLE "chat_ratings" ADD CONSTRAINT "chat_ratings_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_ratings_newest" ON "chat_ratings" USING btree ("rated_at" DESC NULLS LAST,"chat_id");--> statement-breakpoint
CREATE INDEX "chat_ratings_commented" ON "chat_ratings" USING btree ("rated_at" DESC NULLS LAST,"chat_id") WHERE "chat_ratings"."comment" is not null;