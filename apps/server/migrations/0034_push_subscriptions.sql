CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"session_id" text,
	"booking_id" text,
	"chat_id" text,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_of_one" CHECK (num_nonnulls("push_subscriptions"."session_id", "push_subscriptions"."booking_id", "push_subscriptions"."chat_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_browser" ON "push_subscriptions" USING btree ("endpoint_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_of_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_of_booking" ON "push_subscriptions" USING btree ("booking_id","endpoint_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_of_chat" ON "push_subscriptions" USING btree ("chat_id","endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_subscriptions_age" ON "push_subscriptions" USING btree ("created_at");