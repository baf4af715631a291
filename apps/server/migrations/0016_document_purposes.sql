CREATE TABLE "stated_purposes" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"session_id" text NOT NULL,
	"purpose" text NOT NULL,
	"words" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stated_purposes_worded" CHECK ("stated_purposes"."purpose" <> 'other' or "stated_purposes"."words" <> '')
);
--> statement-breakpoint
ALTER TABLE "document_openings" DROP CONSTRAINT "document_openings_document_id_booking_documents_id_fk";
--> statement-breakpoint
DROP INDEX "document_openings_of";--> statement-breakpoint
ALTER TABLE "document_openings" ADD COLUMN "booking_id" text;--> statement-breakpoint
ALTER TABLE "document_openings" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "document_openings" ADD COLUMN "use" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "document_openings" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "document_openings" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "document_openings" ADD COLUMN "words" text;--> statement-breakpoint
UPDATE "document_openings" o SET "booking_id" = d."booking_id", "part" = d."part" FROM "booking_documents" d WHERE d."id" = o."document_id";--> statement-breakpoint
UPDATE "document_openings" o SET "role" = u."role" FROM "users" u WHERE u."id" = o."user_id" AND u."role" <> 'customer';--> statement-breakpoint
ALTER TABLE "document_openings" ALTER COLUMN "booking_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "document_openings" ALTER COLUMN "part" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stated_purposes" ADD CONSTRAINT "stated_purposes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stated_purposes" ADD CONSTRAINT "stated_purposes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stated_purposes_once" ON "stated_purposes" USING btree ("booking_id","session_id");--> statement-breakpoint
CREATE INDEX "stated_purposes_of_session" ON "stated_purposes" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "document_openings" ADD CONSTRAINT "document_openings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_openings_of" ON "document_openings" USING btree ("booking_id","created_at","id");--> statement-breakpoint
ALTER TABLE "document_openings" DROP COLUMN "document_id";--> statement-breakpoint
ALTER TABLE "document_openings" ADD CONSTRAINT "document_openings_known" CHECK ("document_openings"."part" in ('passport', 'nidFront', 'nidBack') and "document_openings"."use" in ('open', 'export', 'print'));