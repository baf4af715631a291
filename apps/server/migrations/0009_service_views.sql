CREATE TABLE "service_views" (
	"day" date NOT NULL,
	"service_id" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "service_views_day_service_id_pk" PRIMARY KEY("day","service_id"),
	CONSTRAINT "service_views_counted" CHECK ("service_views"."views" > 0)
);
--> statement-breakpoint
ALTER TABLE "service_views" ADD CONSTRAINT "service_views_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_views_of_service" ON "service_views" USING btree ("service_id");