DROP INDEX "users_email_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signed_in_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "users" SET "email_since" = "created_at", "signed_in_at" = "updated_at";--> statement-breakpoint
-- Whoever runs the server has named them.
UPDATE "users" SET "email_verified_at" = now() WHERE "role" <> 'customer' AND "email_verified_at" IS NULL;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_confirmed" ON "users" USING btree ("email") WHERE "users"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("signed_in_at") WHERE "users"."email_verified_at" is null;