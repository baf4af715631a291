CREATE TABLE "booking_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"author_id" text,
	"client_id" text,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_notes_filled" CHECK ("booking_notes"."content" <> '')
);
--> statement-breakpoint
CREATE TABLE "customer_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text,
	"chat_id" text,
	"about" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_mails_subject_known" CHECK ("customer_mails"."about" in ('received', 'moved', 'asked', 'answered')),
	CONSTRAINT "customer_mails_concern_one" CHECK (("customer_mails"."booking_id" is null) <> ("customer_mails"."chat_id" is null))
);
--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_mails" ADD CONSTRAINT "customer_mails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_mails" ADD CONSTRAINT "customer_mails_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_notes_of" ON "booking_notes" USING btree ("booking_id","created_at","id");--> statement-breakpoint
CREATE INDEX "booking_notes_of_author" ON "booking_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_notes_client" ON "booking_notes" USING btree ("booking_id","author_id","client_id");--> statement-breakpoint
CREATE INDEX "customer_mails_of_booking" ON "customer_mails" USING btree ("booking_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_mails_of_chat" ON "customer_mails" USING btree ("chat_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_guests_phone" ON "bookings" USING btree ("phone","created_at","id") WHERE "bookings"."user_id" is null;--> statement-breakpoint
CREATE INDEX "chats_of_guests_phone" ON "chats" USING btree ("phone","updated_at","id") WHERE "chats"."user_id" is null;--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject","created_at","id");