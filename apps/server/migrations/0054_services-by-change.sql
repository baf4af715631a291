CREATE INDEX "services_by_change" ON "services" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "services_by_change_in_category" ON "services" USING btree ("category_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "services_by_change_in_subcategory" ON "services" USING btree ("subcategory_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "services_drafts_by_change" ON "services" USING btree ("updated_at","id") WHERE not "services"."is_active";