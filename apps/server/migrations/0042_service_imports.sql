CREATE TABLE "service_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"created" integer NOT NULL,
	"imported" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_imports" ADD CONSTRAINT "service_imports_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_imports_newest" ON "service_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "service_imports_by" ON "service_imports" USING btree ("actor_id");