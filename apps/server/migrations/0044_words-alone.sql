DROP INDEX "search_words_begin";--> statement-breakpoint
DROP INDEX "search_words_parts";--> statement-breakpoint
CREATE INDEX "search_words_pairs" ON "search_words" USING btree ("word" collate "C") WHERE "search_words"."is_pair";--> statement-breakpoint
CREATE INDEX "search_words_begin" ON "search_words" USING btree ("word" collate "C") WHERE not "search_words"."is_pair";--> statement-breakpoint
CREATE INDEX "search_words_parts" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false) WHERE "search_words"."synonyms_id" = '' and not "search_words"."is_pair";