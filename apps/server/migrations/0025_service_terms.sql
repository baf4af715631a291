ALTER TABLE "services" ADD COLUMN "weeks_min" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "weeks_max" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "licence_number" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "licence_check_at" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "licence_checked_on" date;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_weeks" CHECK ("services"."weeks_min" >= 0 and "services"."weeks_max" >= "services"."weeks_min");