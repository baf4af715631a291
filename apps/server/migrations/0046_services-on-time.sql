ALTER TABLE "services" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "unpublish_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "services_scheduled" ON "services" USING btree ("position","id") WHERE "services"."publish_at" is not null or "services"."unpublish_at" is not null;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_moments" CHECK ("services"."unpublish_at" > "services"."publish_at");