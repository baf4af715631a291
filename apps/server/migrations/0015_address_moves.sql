CREATE TABLE "address_moves" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"former_email" text NOT NULL,
	"former_email_since" timestamp (3) with time zone NOT NULL,
	"former_email_verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "address_moves" ADD CONSTRAINT "address_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_moves_user" ON "address_moves" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "address_moves_expiry" ON "address_moves" USING btree ("expires_at");