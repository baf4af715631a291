CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "booking_history_of";--> statement-breakpoint
DROP INDEX "bookings_of_user";--> statement-breakpoint
DROP INDEX "bookings_by_status";--> statement-breakpoint
DROP INDEX "bookings_newest";--> statement-breakpoint
DROP INDEX "document_openings_of";--> statement-breakpoint
DROP INDEX "insights_newest";--> statement-breakpoint
DROP INDEX "chats_by_status";--> statement-breakpoint
DROP INDEX "chats_of_staff";--> statement-breakpoint
DROP INDEX "chats_of_user";--> statement-breakpoint
DROP INDEX "audit_log_newest";--> statement-breakpoint
DROP INDEX "jobs_due";--> statement-breakpoint
DROP INDEX "notifications_newest";--> statement-breakpoint
ALTER TABLE "services" drop column "search_text";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(name, '') || E'
' || coalesce(job_title, '') || E'
' || coalesce(country, '') || E'
' || coalesce(provider_name, '') || E'
' || description_text)) STORED NOT NULL;--> statement-breakpoint
-- Dropping the column has dropped its index.
CREATE INDEX "services_search" ON "services" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "booking_documents" ADD COLUMN "sha256" text NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "attachment_key" text;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "email" text NOT NULL;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_verifications_user" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_verifications_expiry" ON "email_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_with_parent" ON "categories" USING btree ("id","parent_id");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_subcategory_of_category" FOREIGN KEY ("subcategory_id","category_id") REFERENCES "public"."categories"("id","parent_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_documents_key" ON "booking_documents" USING btree ("key");--> statement-breakpoint
CREATE INDEX "booking_documents_due" ON "booking_documents" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "bookings_of_service" ON "bookings" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "service_images_image" ON "service_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "chats_of_service" ON "chats" USING btree ("service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_token" ON "newsletter_subscribers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "booking_history_of" ON "booking_history" USING btree ("booking_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_user" ON "bookings" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "document_openings_of" ON "document_openings" USING btree ("document_id","created_at","id");--> statement-breakpoint
CREATE INDEX "insights_newest" ON "insights" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "chats_by_status" ON "chats" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "chats_of_staff" ON "chats" USING btree ("staff_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "chats_of_user" ON "chats" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_after","id") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
ALTER TABLE "booking_documents" ADD CONSTRAINT "booking_documents_sha256_form" CHECK ("booking_documents"."sha256" ~ '^[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "booking_documents" ADD CONSTRAINT "booking_documents_size" CHECK ("booking_documents"."size" > 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_status_known" CHECK ("bookings"."status" in ('pending', 'confirmed', 'processing', 'action_required', 'completed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_length" CHECK (length("idempotency_keys"."key") between 1 and 200);--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_named" CHECK ("categories"."name" <> '');--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_size" CHECK ("images"."width" > 0 and "images"."height" > 0);--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_titled" CHECK ("insights"."title" <> '');--> statement-breakpoint
ALTER TABLE "service_images" ADD CONSTRAINT "service_images_position" CHECK ("service_images"."position" >= 0);--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_experience" CHECK ("services"."experience_min" >= 0 and "services"."experience_max" >= "services"."experience_min");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_contract" CHECK ("services"."contract_duration" > 0);--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_subcategory_placed" CHECK ("services"."subcategory_id" is null or "services"."category_id" is not null);--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_filled" CHECK ("chat_messages"."content" <> '' or "chat_messages"."attachment_key" is not null);--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_named" CHECK ("chats"."name" <> '');--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_sequence" CHECK ("chats"."last_sequence" >= 0);--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_closed_at" CHECK (("chats"."status" = 'closed') = ("chats"."closed_at" is not null));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_attempts" CHECK ("jobs"."attempts" >= 0);--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_email_lower" CHECK ("newsletter_subscribers"."email" = lower("newsletter_subscribers"."email"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_form" CHECK ("users"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$');