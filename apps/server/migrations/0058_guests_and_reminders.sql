DROP INDEX "bookings_by_status";--> statement-breakpoint
DROP INDEX "bookings_by_status_and_name";--> statement-breakpoint
DROP INDEX "bookings_by_status_and_departure";--> statement-breakpoint
CREATE INDEX "bookings_by_status_and_change" ON "bookings" USING btree ("status","updated_at","id","user_id");--> statement-breakpoint
CREATE INDEX "bookings_reminders_of_assignee" ON "bookings" USING btree ("assignee_id","remind_at","due_on","id") WHERE "bookings"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("status","created_at","id","user_id");--> statement-breakpoint
CREATE INDEX "bookings_by_status_and_name" ON "bookings" USING btree ("status","name","id","user_id");--> statement-breakpoint
CREATE INDEX "bookings_by_status_and_departure" ON "bookings" USING btree ("status","departure_date","id","user_id");