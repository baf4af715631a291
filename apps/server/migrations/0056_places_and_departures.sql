DROP INDEX "bookings_by_last_departure";--> statement-breakpoint
DROP INDEX "bookings_newest";--> statement-breakpoint
CREATE INDEX "bookings_by_status_and_departure" ON "bookings" USING btree ("status","departure_date","id");--> statement-breakpoint
CREATE INDEX "services_counted" ON "services" USING btree ("category_id","subcategory_id","is_active");--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("created_at","id","answered_at","due_on","waiting_for");