ALTER TABLE "booking_changes" ALTER COLUMN "status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "waiting_for" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "waiting_for" SET DEFAULT 'us';--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "waiting_since" SET DEFAULT now();--> statement-breakpoint
UPDATE "bookings" SET
	"waiting_for" = CASE WHEN "status" = 'action_required' THEN 'customer' ELSE 'us' END,
	"waiting_since" = coalesce("answered_at", "updated_at")
WHERE "status" NOT IN ('completed', 'cancelled');--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "tag_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "handling_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_of_assignee" ON "bookings" USING btree ("assignee_id","created_at","id") WHERE "bookings"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("waiting_for","waiting_since","id") WHERE "bookings"."waiting_for" is not null;--> statement-breakpoint
CREATE INDEX "bookings_due" ON "bookings" USING btree ("due_on","id") WHERE "bookings"."due_on" is not null;--> statement-breakpoint
CREATE INDEX "bookings_reminders" ON "bookings" USING btree ("remind_at","id") WHERE "bookings"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_tagged" ON "bookings" USING gin ("tag_keys");--> statement-breakpoint
CREATE INDEX "booking_changes_of_assignee" ON "booking_changes" USING btree ("assignee_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_waiting_known" CHECK ("bookings"."waiting_for" in ('us', 'customer', 'embassy'));