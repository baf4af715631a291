CREATE TABLE "upload_pieces" (
	"upload_id" text NOT NULL,
	"start" integer NOT NULL,
	"key" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "upload_pieces_upload_id_start_pk" PRIMARY KEY("upload_id","start"),
	CONSTRAINT "upload_pieces_size" CHECK ("upload_pieces"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "upload_pieces" ("upload_id", "start", "key", "size")
SELECT "id", coalesce(sum("size") OVER (PARTITION BY "id" ORDER BY "place" ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0), "key", "size"
FROM (
	SELECT "uploads"."id", "piece"->>'key' AS "key", ("piece"->>'size')::integer AS "size", "place"
	FROM "uploads", jsonb_array_elements("uploads"."pieces") WITH ORDINALITY AS "listed" ("piece", "place")
) AS "pieces";--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "pieces";