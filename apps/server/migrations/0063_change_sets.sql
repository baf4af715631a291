CREATE TABLE "change_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"asked" jsonb NOT NULL,
	"items" jsonb NOT NULL
);
--> statement-breakpoint
INSERT INTO "change_sets" ("id", "kind", "actor_id", "created_at", "undone_at", "asked", "items")
SELECT "id", 'bookings', "actor_id", "created_at", "undone_at",
	CASE WHEN "status" IS NULL THEN jsonb_build_object('assigneeId', "assignee_id") ELSE jsonb_build_object('status', "status") END,
	"changed"
FROM "booking_changes";
--> statement-breakpoint
INSERT INTO "change_sets" ("id", "kind", "actor_id", "created_at", "undone_at", "asked", "items")
SELECT "id", 'services', "actor_id", "created_at", "undone_at", "set",
	(SELECT coalesce(jsonb_agg(jsonb_build_object(
		'id', item -> 'id',
		'version', item -> 'version',
		'before', (item - 'id' - 'version') || jsonb_build_object('version', (item ->> 'version')::integer - 1)
	)), '[]') FROM jsonb_array_elements("changed") AS item)
FROM "service_changes";
--> statement-breakpoint
INSERT INTO "change_sets" ("id", "kind", "actor_id", "created_at", "undone_at", "asked", "items")
SELECT "id", 'service file', "actor_id", "created_at", "undone_at", jsonb_build_object('created', "created"), "imported"
FROM "service_imports";
--> statement-breakpoint
DROP TABLE "booking_changes" CASCADE;--> statement-breakpoint
DROP TABLE "service_changes" CASCADE;--> statement-breakpoint
DROP TABLE "service_imports" CASCADE;--> statement-breakpoint
ALTER TABLE "change_sets" ADD CONSTRAINT "change_sets_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_sets_newest" ON "change_sets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "change_sets_by" ON "change_sets" USING btree ("actor_id");