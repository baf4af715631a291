CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"booking_id" text,
	"email" text,
	"user_id" text,
	"wording" text,
	"text" text,
	"given_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "consents_purpose_known" CHECK ("consents"."purpose" in ('documents', 'newsletter')),
	CONSTRAINT "consents_of_one" CHECK (num_nonnulls("consents"."booking_id", "consents"."email", "consents"."user_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "wording" text;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_of_booking" ON "consents" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "consents_of_email" ON "consents" USING btree ("email");--> statement-breakpoint
CREATE INDEX "consents_of_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "consents" ("id", "purpose", "booking_id", "given_at") SELECT gen_random_uuid()::text, 'documents', b."id", b."created_at" FROM "bookings" b WHERE EXISTS (SELECT FROM "booking_documents" d WHERE d."booking_id" = b."id");--> statement-breakpoint
INSERT INTO "consents" ("id", "purpose", "email", "given_at") SELECT gen_random_uuid()::text, 'newsletter', s."email", s."confirmed_at" FROM "newsletter_subscribers" s WHERE s."confirmed_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "consents" ("id", "purpose", "user_id") SELECT gen_random_uuid()::text, 'newsletter', p."user_id" FROM "preferences" p WHERE p."newsletter";