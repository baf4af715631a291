CREATE TABLE "service_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"set" jsonb NOT NULL,
	"changed" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_changes" ADD CONSTRAINT "service_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_changes_newest" ON "service_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "service_changes_by" ON "service_changes" USING btree ("actor_id");