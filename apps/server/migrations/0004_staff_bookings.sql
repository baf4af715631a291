ALTER TABLE "bookings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (normalize(lower(reference || E'
' || replace(reference, '-', '') || E'
' || coalesce(name, '') || E'
' || coalesce(phone, '') || E'
' || coalesce(email, '') || E'
' || coalesce(whatsapp, '') || E'
' || coalesce(imo, '') || E'
' || coalesce(destination, '')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_by_type" ON "bookings" USING btree ("service_type","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_changed" ON "bookings" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_name" ON "bookings" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "bookings_by_departure" ON "bookings" USING btree ("departure_date","id");--> statement-breakpoint
CREATE INDEX "bookings_by_last_departure" ON "bookings" USING btree ("departure_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_search" ON "bookings" USING gin ("search_text" gin_trgm_ops);