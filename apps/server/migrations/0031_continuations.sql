CREATE TABLE "continuations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "continuations_expiry" ON "continuations" USING btree ("expires_at");