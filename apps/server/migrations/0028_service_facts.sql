ALTER TABLE "services" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "facts" jsonb DEFAULT '[]'::jsonb NOT NULL;