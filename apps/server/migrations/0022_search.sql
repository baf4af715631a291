CREATE TABLE "missed_searches" (
	"digest" text PRIMARY KEY NOT NULL,
	"query" text,
	"people" text[] DEFAULT '{}' NOT NULL,
	"times" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"service_id" text PRIMARY KEY NOT NULL,
	"terms" "tsvector" NOT NULL,
	"title" text NOT NULL,
	"title_stems" text NOT NULL,
	"place_stems" text NOT NULL,
	"featured" boolean NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"shelf" smallint NOT NULL,
	"rules" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" text PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL,
	"wider" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_synonyms_words" CHECK (cardinality("search_synonyms"."words") > 0)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"synonyms_id" text DEFAULT '' NOT NULL,
	"sound" text,
	"skeleton" text,
	"shortenings" integer[],
	"is_pair" boolean DEFAULT false NOT NULL,
	"country" text,
	CONSTRAINT "search_words_word_synonyms_id_pk" PRIMARY KEY("word","synonyms_id")
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missed_searches_shown" ON "missed_searches" USING btree ("times","digest") WHERE "missed_searches"."query" is not null;--> statement-breakpoint
CREATE INDEX "missed_searches_last" ON "missed_searches" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_first_shelf" ON "search_documents" USING gin ("terms") WITH (fastupdate=false) WHERE "search_documents"."shelf" = 1;--> statement-breakpoint
CREATE INDEX "search_documents_second_shelf" ON "search_documents" USING gin ("terms") WITH (fastupdate=false) WHERE "search_documents"."shelf" = 2;--> statement-breakpoint
CREATE INDEX "search_documents_title" ON "search_documents" USING btree ("title");--> statement-breakpoint
CREATE INDEX "search_documents_last_shelf" ON "search_documents" USING btree ("service_id") WHERE "search_documents"."shelf" = 3;--> statement-breakpoint
CREATE INDEX "search_words_synonyms" ON "search_words" USING btree ("synonyms_id");--> statement-breakpoint
CREATE INDEX "search_words_countries" ON "search_words" USING btree ("country") WHERE "search_words"."country" is not null;--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_words_skeleton" ON "search_words" USING btree ("skeleton");--> statement-breakpoint
CREATE INDEX "search_words_shortenings" ON "search_words" USING gin ("shortenings") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_begin" ON "search_words" USING btree ("word" collate "C");--> statement-breakpoint
CREATE INDEX "search_words_parts" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);