ALTER TABLE "images" ADD COLUMN "crop" jsonb;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "focus" jsonb;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "in_library" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "left_library_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "images_of_library" ON "images" USING btree ("created_at","id") WHERE "images"."in_library";--> statement-breakpoint
CREATE INDEX "images_said" ON "images" USING gin (lower("alt") gin_trgm_ops) WHERE "images"."in_library";--> statement-breakpoint
CREATE INDEX "insights_cover_image" ON "insights" USING btree ("cover_image_id");--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_cropped_within" CHECK (("images"."crop"->>'left')::int >= 0 and ("images"."crop"->>'top')::int >= 0 and ("images"."crop"->>'width')::int > 0 and ("images"."crop"->>'height')::int > 0 and ("images"."crop"->>'left')::int + ("images"."crop"->>'width')::int <= "images"."width" and ("images"."crop"->>'top')::int + ("images"."crop"->>'height')::int <= "images"."height");--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_focused_within" CHECK (("images"."focus"->>'x')::int between 0 and "images"."width" and ("images"."focus"->>'y')::int between 0 and "images"."height");--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_left_library" CHECK (not "images"."in_library" or "images"."left_library_at" is null);--> statement-breakpoint
-- What is shown today is found in the library.
UPDATE "images" SET "in_library" = true WHERE "id" IN (
	SELECT "image_id" FROM "service_images"
	UNION SELECT "cover_image_id" FROM "insights" WHERE "cover_image_id" IS NOT NULL
	UNION SELECT (regexp_match("value"->'frontendLogo'->>'secure_url', '^/media/([^/]+)/'))[1] FROM "settings" WHERE "name" = 'branding' AND "value"->'frontendLogo'->>'secure_url' LIKE '/media/%'
);
