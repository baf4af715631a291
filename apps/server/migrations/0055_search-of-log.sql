ALTER TABLE "audit_log" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(subject || E'
' || coalesce(details ->> 'name', '') || E'
' || coalesce(details ->> 'words', '') || E'
' || coalesce(jsonb_path_query_array(details, '$.changes[*].*')::text, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("search_text" gin_trgm_ops);