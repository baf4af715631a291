import { z } from 'zod';
import { translatedLanguages, translationStates } from '../rules/content-languages.ts';
import type { TranslatedLanguage } from '../rules/content-languages.ts';
import { databaseInteger, moment, writtenText } from '../wire-types.ts';
import { line } from './edit-input.ts';

const state = z.enum(translationStates);

/** How the translations into each language stand. */
export const translationsSchema = z.object({ bn: state } satisfies Record<
  TranslatedLanguage,
  typeof state
>);

/** Narrows a list to what stands so in a language. */
export const translationFilter = {
  translation: state.optional(),
  /** The language that `translation` asks about. Default: Bangla. */
  translationLang: z.enum(translatedLanguages).optional(),
};

/** How a translation stands, beside its words. */
export const translationStandingSchema = z.object({
  state,
  isPublished: z.boolean(),
  /** The original's words have changed since it was made, whether it is published or not. */
  isBehind: z.boolean(),
  /** The version of the original that it was made from; 0 before the first change. */
  ofVersion: z.int(),
  /** Counts changes: a change names the one that it was made after. 0 before the first. */
  version: z.int(),
  updatedAt: moment.optional(),
});

/** A service in another language; words that are absent are not translated yet. */
export const serviceTranslationSchema = translationStandingSchema.extend({
  name: z.string().optional(),
  jobTitle: z.string().optional(),
  kind: z.string().optional(),
  /** HTML from an allow-list. */
  description: z.string().optional(),
  country: z.string().optional(),
  providerName: z.string().optional(),
  visaType: z.string().optional(),
  education: z.string().optional(),
  /** Lists are in the order of the original's; what is empty in them is not translated yet. */
  benefits: z.array(z.string()).optional(),
  requirements: z.array(z.string()).optional(),
  languages: z.array(z.string()).optional(),
  fees: z.array(z.object({ label: z.string(), due: z.string().optional() })).optional(),
  refunds: z.array(z.object({ step: z.string(), refund: z.string() })).optional(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  /** What its pictures show. */
  pictures: z.array(z.string()).optional(),
});

/** A category or subcategory in another language. */
export const categoryTranslationSchema = translationStandingSchema.extend({
  name: z.string().optional(),
  description: z.string().optional(),
});

/** An article in another language. */
export const insightTranslationSchema = translationStandingSchema.extend({
  title: z.string().optional(),
  excerpt: z.string().optional(),
  /** HTML from an allow-list. */
  body: z.string().optional(),
  category: z.string().optional(),
  /** What its picture shows. */
  picture: z.string().optional(),
});

/** What a change may say beside words; words that it leaves out stay as they are. */
const standingFields = {
  isPublished: z.boolean().optional(),
  /** The version of the original that it fits now. Default: the one that there is. */
  ofVersion: databaseInteger().optional(),
  /** The version that the change was made after; 0 where there was none. */
  version: databaseInteger().optional(),
};

/** In the order of the original's, and as many; empty where nothing is translated yet. */
const lines = (maximum: number, most: number) => z.array(writtenText(maximum)).max(most).optional();

export const serviceTranslationFields = z.object({
  ...standingFields,
  name: line(200),
  jobTitle: line(200),
  kind: line(40),
  /** HTML; what is not on the allow-list is taken out. */
  description: line(100_000),
  country: line(100),
  providerName: line(200),
  visaType: line(100),
  education: line(200),
  benefits: lines(500, 50),
  requirements: lines(500, 50),
  languages: lines(60, 20),
  fees: z
    .array(z.object({ label: writtenText(100), due: writtenText(100).optional() }))
    .max(20)
    .optional(),
  refunds: z
    .array(z.object({ step: writtenText(100), refund: writtenText(200) }))
    .max(10)
    .optional(),
  facts: z
    .array(z.object({ label: writtenText(40), value: writtenText(100) }))
    .max(4)
    .optional(),
  pictures: lines(300, 20),
});

export const categoryTranslationFields = z.object({
  ...standingFields,
  name: line(100),
  description: line(1_000),
});

export const insightTranslationFields = z.object({
  ...standingFields,
  title: line(200),
  excerpt: line(1_000),
  /** HTML; what is not on the allow-list is taken out. */
  body: line(100_000),
  category: line(60),
  picture: line(300),
});
