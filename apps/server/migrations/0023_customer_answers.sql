ALTER TABLE "booking_documents" DROP CONSTRAINT "booking_documents_known";--> statement-breakpoint
ALTER TABLE "document_openings" DROP CONSTRAINT "document_openings_known";--> statement-breakpoint
ALTER TABLE "booking_history" ADD COLUMN "is_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_history" ADD COLUMN "document" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "bookings_answered" ON "bookings" USING btree ("answered_at","id") WHERE "bookings"."answered_at" is not null;--> statement-breakpoint
ALTER TABLE "booking_documents" ADD CONSTRAINT "booking_documents_known" CHECK ("booking_documents"."part" in ('passport', 'nidFront', 'nidBack', 'paper1', 'paper2', 'paper3', 'paper4', 'paper5'));--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_document_known" CHECK ("booking_history"."document" in ('passport', 'nidFront', 'nidBack', 'paper1', 'paper2', 'paper3', 'paper4', 'paper5'));--> statement-breakpoint
ALTER TABLE "document_openings" ADD CONSTRAINT "document_openings_known" CHECK ("document_openings"."part" in ('passport', 'nidFront', 'nidBack', 'paper1', 'paper2', 'paper3', 'paper4', 'paper5') and "document_openings"."use" in ('open', 'export', 'print'));