ALTER TABLE "sessions" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "sessions"
SET "ends_at" = "sessions"."created_at" + interval '12 hours',
  "expires_at" = least("sessions"."expires_at", "sessions"."created_at" + interval '12 hours', "sessions"."last_used_at" + interval '30 minutes')
FROM "users"
WHERE "users"."id" = "sessions"."user_id" AND "users"."role" <> 'customer';
