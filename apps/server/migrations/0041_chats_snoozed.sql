ALTER TABLE "chats" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "is_marked_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "chats_snoozed" ON "chats" USING btree ("snoozed_until") WHERE "chats"."snoozed_until" is not null;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_snoozed_assigned" CHECK ("chats"."status" = 'assigned' or "chats"."snoozed_until" is null);