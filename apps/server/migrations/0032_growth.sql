DROP INDEX "services_by_category_and_country";--> statement-breakpoint
DROP INDEX "chats_changed";--> statement-breakpoint
CREATE INDEX "bookings_by_status_and_name" ON "bookings" USING btree ("status","name","id");--> statement-breakpoint
CREATE INDEX "bookings_by_status_and_type" ON "bookings" USING btree ("status","service_type","created_at","id");--> statement-breakpoint
CREATE INDEX "services_changed" ON "services" USING btree ("id") WHERE "services"."version" > 1;--> statement-breakpoint
CREATE INDEX "services_placed" ON "services" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "services_placed_in_category" ON "services" USING btree ("category_id","position","id");--> statement-breakpoint
CREATE INDEX "services_placed_in_subcategory" ON "services" USING btree ("subcategory_id","position","id");--> statement-breakpoint
CREATE INDEX "services_drafts" ON "services" USING btree ("position","id") WHERE not "services"."is_active";--> statement-breakpoint
CREATE INDEX "services_drafts_in_category" ON "services" USING btree ("category_id","position","id") WHERE not "services"."is_active";--> statement-breakpoint
CREATE INDEX "services_featured_or_draft" ON "services" USING btree ("position","id") WHERE "services"."featured";--> statement-breakpoint
CREATE INDEX "services_by_subcategory_and_country" ON "services" USING btree ("subcategory_id","country","featured" DESC NULLS FIRST,"position","id") WHERE "services"."is_active";--> statement-breakpoint
CREATE INDEX "chats_changed_by_status" ON "chats" USING btree ("status","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "chats_newest" ON "chats" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "chats_search" ON "chats" USING gin (lower(normalize("name")) gin_trgm_ops,"phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "category_translations_drafts" ON "category_translations" USING btree ("language","original_id") WHERE not "category_translations"."is_published";--> statement-breakpoint
CREATE INDEX "insight_translations_drafts" ON "insight_translations" USING btree ("language","original_id") WHERE not "insight_translations"."is_published";--> statement-breakpoint
CREATE INDEX "service_translations_drafts" ON "service_translations" USING btree ("language","original_id") WHERE not "service_translations"."is_published";--> statement-breakpoint
CREATE INDEX "services_by_category_and_country" ON "services" USING btree ("category_id","country","featured" DESC NULLS FIRST,"position","id") WHERE "services"."is_active";--> statement-breakpoint
CREATE INDEX "chats_changed" ON "chats" USING btree ("updated_at" DESC NULLS FIRST,"id");