CREATE TABLE "cost_cap_exceptions" (
	"service_id" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"actor_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cost_cap_exceptions_amount" CHECK ("cost_cap_exceptions"."amount" > 0),
	CONSTRAINT "cost_cap_exceptions_reason" CHECK ("cost_cap_exceptions"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "cost_caps" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"country_key" text NOT NULL,
	"amount" integer NOT NULL,
	"applies_to" text,
	"note" text,
	"source_name" text NOT NULL,
	"source_address" text,
	"checked_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cost_caps_amount" CHECK ("cost_caps"."amount" >= 0),
	CONSTRAINT "cost_caps_named" CHECK ("cost_caps"."country_key" <> '' and "cost_caps"."source_name" <> '')
);
--> statement-breakpoint
ALTER TABLE "cost_cap_exceptions" ADD CONSTRAINT "cost_cap_exceptions_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_cap_exceptions" ADD CONSTRAINT "cost_cap_exceptions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cost_cap_exceptions_by" ON "cost_cap_exceptions" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cost_caps_country" ON "cost_caps" USING btree ("country_key");--> statement-breakpoint
INSERT INTO "cost_caps" ("id", "country", "country_key", "amount", "applies_to", "note", "source_name") VALUES
	(gen_random_uuid()::text, 'Malaysia', 'malaysia', 160000, 'Agriculture, plantations and the like', 'By the notice of 2017; 78,990 by that of 2022', 'Ministry of Expatriates'' Welfare and Overseas Employment (Bangladesh)'),
	(gen_random_uuid()::text, 'Saudi Arabia', 'saudi arabia', 165000, 'Men', NULL, 'Ministry of Expatriates'' Welfare and Overseas Employment (Bangladesh)');
