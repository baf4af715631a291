import type { Category, CategoryReference, Service, ServiceSummary } from '@pothik/contract';
import { and, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import {
  categoryTranslations,
  serviceTranslations,
  type CategoryWords,
  type ServiceWords,
} from './schema.ts';
import { services } from '../catalogue/schema.ts';
import { findWords, isFirst, type AskedLanguage } from './published-words.ts';

/** The name and texts of a category, as far as an answer has them. */
type Named = { [Key in keyof CategoryReference]?: CategoryReference[Key] | undefined };

const inWords = <Reference extends Named>(
  reference: Reference,
  words: ReadonlyMap<string, CategoryWords>,
): Reference => ({
  ...reference,
  ...(reference._id === undefined ? {} : words.get(reference._id)),
});

/**
 * A list with each of its texts as far as it is translated. They go together: a list that has become longer or
 * shorter since is shown as it is written.
 */
function inTexts<Own, Text>(
  own: readonly Own[] | undefined,
  texts: readonly Text[] | undefined,
  put: (one: Own, text: Text) => Own,
): Own[] | undefined {
  if (!own || own.length !== texts?.length) return undefined;
  return own.map((one, index) => {
    const text = texts[index];
    return text === undefined ? one : put(one, text);
  });
}

const putText = (own: string, text: string) => text || own;

function toWhole(service: Service, words: ServiceWords): Partial<Service> {
  const { description, benefits, requirements, languages, visaType, education } = words;
  const lists = {
    benefits: inTexts(service.benefits, benefits, putText),
    requirements: inTexts(service.requirements, requirements, putText),
    language: inTexts(service.language, languages, putText),
    fees: inTexts(service.fees, words.fees, (fee, { label, due }) => ({
      ...fee,
      label: label || fee.label,
      ...(fee.due && due ? { due } : {}),
    })),
    refunds: inTexts(service.refunds, words.refunds, (own, { step, refund }) => ({
      step: step || own.step,
      refund: refund || own.refund,
    })),
  };
  return {
    ...(description === undefined ? {} : { description }),
    ...(visaType && service.visaType ? { visaType } : {}),
    ...(education && service.education ? { education } : {}),
    ...(Object.fromEntries(
      Object.entries(lists).filter(([, list]) => list !== undefined),
    ) as Partial<Service>),
  };
}

/** A service as far as an answer tells of it. */
type Told = Omit<ServiceSummary, 'category' | 'subcategory'> & {
  category?: Named | null | undefined;
  subcategory?: Named | null | undefined;
};

const isWhole = (service: Told): service is Service => 'requirements' in service;

function inServiceWords<Listed extends Told>(service: Listed, words: ServiceWords): Listed {
  const { name, jobTitle, kind, country, providerName, visaType, pictures = [] } = words;
  const images = service.images?.map((image, index) => ({
    ...image,
    alt: putText(image.alt ?? '', pictures[index] ?? ''),
  }));
  const facts = inTexts(service.facts, words.facts, (own, { label, value }) => ({
    label: label || own.label,
    value: value || own.value,
  }));
  return {
    ...service,
    ...(facts ? { facts } : {}),
    ...(kind && service.kind ? { kind } : {}),
    ...(images ? { images } : {}),
    ...(isWhole(service) ? toWhole(service, words) : {}),
    ...(name && service.name ? { name } : {}),
    ...(jobTitle && service.jobTitle ? { jobTitle } : {}),
    ...(country && service.location ? { location: { ...service.location, country } } : {}),
    ...(providerName && service.provider
      ? { provider: { ...service.provider, name: providerName } }
      : {}),
    ...(visaType && service.dynamicFields?.visaType
      ? { dynamicFields: { ...service.dynamicFields, visaType } }
      : {}),
  };
}

/** Services, with all or a part of what they are, in a language as far as they are published in it. */
export async function translateServices<Listed extends Told>(
  db: Queries,
  language: AskedLanguage,
  services: Listed[],
): Promise<Listed[]> {
  if (isFirst(language) || services.length === 0) return services;
  const ids = services.map(({ _id }) => _id);
  const [words, categories] = await Promise.all([
    findWords(db, serviceTranslations, language, ids),
    findWords(db, categoryTranslations, language),
  ]);
  return services.map((service) => ({
    ...inServiceWords(service, words.get(service._id) ?? {}),
    ...(service.category ? { category: inWords(service.category, categories) } : {}),
    ...(service.subcategory ? { subcategory: inWords(service.subcategory, categories) } : {}),
  }));
}

/** Categories, or what names them elsewhere, in a language as far as they are published in it. */
export async function translateCategories<Named extends CategoryReference | Category>(
  db: Queries,
  language: AskedLanguage,
  categories: Named[],
): Promise<Named[]> {
  if (isFirst(language)) return categories;
  const words = await findWords(db, categoryTranslations, language);
  return categories.map((category) => {
    const named = inWords(category, words);
    if (!('subcategories' in named) || !named.subcategories) return named;
    return { ...named, subcategories: named.subcategories.map((child) => inWords(child, words)) };
  });
}

/**
 * The names of countries in a language, as these services have them.
 *
 * @param ids of services that are in these countries, or in others.
 */
export async function translateCountries(
  db: Queries,
  language: AskedLanguage,
  countries: string[],
  ids: readonly string[],
): Promise<string[]> {
  if (isFirst(language) || countries.length === 0 || ids.length === 0) return countries;
  const words = await findWords(db, serviceTranslations, language, ids);
  const rows = await db
    .select({ id: services.id, country: services.country })
    .from(services)
    .where(and(inArray(services.id, [...words.keys()]), inArray(services.country, countries)));
  const named = new Map(rows.map(({ id, country }) => [country, words.get(id)?.country]));
  return countries.map((country) => named.get(country) ?? country);
}
