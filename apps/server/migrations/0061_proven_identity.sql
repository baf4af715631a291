ALTER TABLE "chat_messages" ADD COLUMN "asks" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "booking_id" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "booking_proof" text;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_of_booking" ON "chats" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_asks_known" CHECK ("chat_messages"."asks" is null or ("chat_messages"."asks" = 'identity' and "chat_messages"."sender_type" = 'admin'));--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_booking_proof_known" CHECK ("chats"."booking_proof" in ('link', 'booking'));--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_booking_proven" CHECK ("chats"."booking_id" is null or "chats"."booking_proof" is not null);