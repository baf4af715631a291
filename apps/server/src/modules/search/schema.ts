import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt, version } from '../../platform/database/columns.ts';
import { services } from '../catalogue/schema.ts';

/** Words in the form in which PostgreSQL looks them up. Written from an array of words. */
const wordSet = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/** Entries that wait in a list of their own are looked through by every search. */
const atOnce = { fastupdate: false };

/**
 * What an active service is found by. Made of its row alone, in the transaction that writes it: names
 * of categories and words of the same meaning are worked into what is asked instead.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    serviceId: text()
      .primaryKey()
      .references(() => services.id, { onDelete: 'cascade' }),
    /** Stems of all words, those of the title once more with `=` before them, and `#` with ids. */
    terms: wordSet().notNull(),
    /** The words of the title, with a space between. */
    title: text().notNull(),
    /** The stems of the title. */
    titleStems: text().notNull(),
    /** The stems of country, company, visa type and kind, and the ids of category and subcategory. */
    placeStems: text().notNull(),
    featured: boolean().notNull(),
    /** How often it was opened in the last days. */
    opened: integer().notNull().default(0),
    /** As in lists. */
    position: integer().notNull(),
    /** How soon it is looked at: 1 holds the first 2,000, 2 the next 50,000, 3 all others. */
    shelf: smallint().notNull(),
    /** The version of the rules by which it was made. */
    rules: integer().notNull(),
  },
  (table) => [
    // One of each shelf: of one for all, what stands on the others would be read and left out.
    index('search_documents_first_shelf')
      .using('gin', table.terms)
      .with(atOnce)
      .where(sql`${table.shelf} = 1`),
    index('search_documents_second_shelf')
      .using('gin', table.terms)
      .with(atOnce)
      .where(sql`${table.shelf} = 2`),
    index('search_documents_third_shelf')
      .using('gin', table.terms)
      .with(atOnce)
      .where(sql`${table.shelf} = 3`),
    index('search_documents_title').on(table.title),
    // Tells whether there is a last shelf.
    index('search_documents_last_shelf')
      .on(table.serviceId)
      .where(sql`${table.shelf} = 3`),
  ],
);

/** Words that mean the same, in any script, as staff keep them. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    /** Each of them is found by each of the others. */
    words: text().array().notNull(),
    /** What is found by them as well, a little later: a city's country. */
    wider: text().array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [check('search_synonyms_words', sql`cardinality(${table.words}) > 0`)],
);

/**
 * Every word that is known: of services, of names of categories and of synonyms. Typed words are
 * compared with these, so that what is nearly one of them is found.
 */
export const searchWords = pgTable(
  'search_words',
  {
    /** As it is compared; several words that stand together are one, without a space. */
    word: text().notNull(),
    /** As it is written, where it is compared in another spelling, as words of Bangla are. */
    written: text(),
    /** Of which synonyms it is one; empty: a word of the catalogue. */
    synonymsId: text().notNull().default(''),
    /** How it sounds. Null for words that stand in descriptions alone. */
    sound: text(),
    skeleton: text(),
    /** The sound, and what is left of it without a letter or two: numbers, which are compared quickly. */
    shortenings: integer().array(),
    /** Two words without the space between them. */
    isPair: boolean().notNull().default(false),
    /** The country whose name it is, as it is written. */
    country: text(),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.synonymsId] }),
    index('search_words_synonyms').on(table.synonymsId),
    index('search_words_countries')
      .on(table.country)
      .where(sql`${table.country} is not null`),
    index('search_words_sound').on(table.sound),
    index('search_words_skeleton').on(table.skeleton),
    index('search_words_shortenings').using('gin', table.shortenings).with(atOnce),
    // Pairs are many, and looked at only where no word alone begins so.
    index('search_words_begin')
      .on(sql`${table.word} collate "C"`)
      .where(sql`not ${table.isPair}`),
    index('search_words_pairs')
      .on(sql`${table.word} collate "C"`)
      .where(sql`${table.isPair}`),
    // A pair is no part of any text.
    index('search_words_parts')
      .using('gin', sql`${table.word} gin_trgm_ops`)
      .with(atOnce)
      .where(sql`${table.synonymsId} = '' and not ${table.isPair}`),
  ],
);

/** Searches that found nothing. What was typed is written down only once several people have typed it. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    /** Of what was typed, so that it is known again without being read. */
    digest: text().primaryKey(),
    /** Null until several people have typed it. */
    query: text(),
    /** Digests of who typed it, until they are several. */
    people: text().array().notNull().default([]),
    /** How often since then. */
    times: integer().notNull().default(0),
    lastAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('missed_searches_shown')
      .on(table.times, table.digest)
      .where(sql`${table.query} is not null`),
    index('missed_searches_last').on(table.lastAt),
  ],
);
