CREATE TABLE "booking_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_id" text NOT NULL,
	"status" text NOT NULL,
	"changed" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_changes_newest" ON "booking_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "booking_changes_by" ON "booking_changes" USING btree ("actor_id");