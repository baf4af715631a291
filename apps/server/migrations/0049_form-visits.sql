CREATE TABLE "form_visits" (
	"day" date NOT NULL,
	"form" text NOT NULL,
	"service_type" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "form_visits_day_form_service_type_kind_name_pk" PRIMARY KEY("day","form","service_type","kind","name"),
	CONSTRAINT "form_visits_kind" CHECK ("form_visits"."kind" in ('step', 'refusal')),
	CONSTRAINT "form_visits_counted" CHECK ("form_visits"."visits" > 0)
);
