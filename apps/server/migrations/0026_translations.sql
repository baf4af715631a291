CREATE TABLE "category_translations" (
	"original_id" text NOT NULL,
	"language" text NOT NULL,
	"words" jsonb NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"of_version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "category_translations_original_id_language_pk" PRIMARY KEY("original_id","language")
);
--> statement-breakpoint
CREATE TABLE "insight_translations" (
	"original_id" text NOT NULL,
	"language" text NOT NULL,
	"words" jsonb NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"of_version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "insight_translations_original_id_language_pk" PRIMARY KEY("original_id","language")
);
--> statement-breakpoint
CREATE TABLE "service_translations" (
	"original_id" text NOT NULL,
	"language" text NOT NULL,
	"words" jsonb NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"of_version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_translations_original_id_language_pk" PRIMARY KEY("original_id","language")
);
--> statement-breakpoint
ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_original_id_categories_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_translations" ADD CONSTRAINT "insight_translations_original_id_insights_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."insights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_translations" ADD CONSTRAINT "service_translations_original_id_services_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;