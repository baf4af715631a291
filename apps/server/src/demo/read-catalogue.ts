import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = z.string().min(1);
const texts = z.array(text);
const amount = z.int().nonnegative();
const facts = z.array(z.strictObject({ label: text, value: text }));
const refunds = z.array(z.strictObject({ step: text, refund: text }));
const day = z.iso.date();

const categoryWords = z.strictObject({ name: text, description: text.exactOptional() });
const subcategory = z.strictObject({
  slug,
  name: text,
  icon: text,
  /** Left out of the navigation. */
  hidden: z.literal(true).exactOptional(),
  bn: categoryWords,
});
const category = z.strictObject({
  slug,
  name: text,
  description: text,
  icon: text,
  color: text,
  bn: categoryWords,
  subcategories: z.array(subcategory),
});

const service = z.strictObject({
  id: slug,
  name: text.exactOptional(),
  /** Instead of a name, for jobs. */
  jobTitle: text.exactOptional(),
  /** Slug; exactly one service has none. */
  category: slug.exactOptional(),
  subcategory: slug.exactOptional(),
  serviceType: z.enum(['flight', 'hotel', 'visa', 'other']),
  /** Its name for people if its type is `other`. */
  kind: text.exactOptional(),
  facts: facts.default([]),
  country: text,
  provider: text,
  visaType: text.exactOptional(),
  /** In whole units of the currency. */
  salary: z.strictObject({ min: amount, max: amount, currency: text }).exactOptional(),
  /** HTML of the allow-list. */
  description: text,
  benefits: texts,
  requirements: texts,
  experience: z
    .strictObject({ min: amount, max: amount.exactOptional(), unit: z.enum(['years', 'months']) })
    .exactOptional(),
  education: text.exactOptional(),
  contract: z.strictObject({ duration: amount, unit: z.enum(['months', 'years']) }).exactOptional(),
  languages: texts.default([]),
  /** In whole taka. */
  fees: z.array(
    z.strictObject({
      label: text,
      amount,
      per: z.enum(['booking', 'adult', 'child', 'infant']),
      due: text.exactOptional(),
      isOfficial: z.literal(true).exactOptional(),
    }),
  ),
  /** From the papers to the end. */
  weeks: z.strictObject({ min: amount, max: amount.exactOptional() }).exactOptional(),
  refunds,
  licence: z.strictObject({ number: text, checkAt: z.url(), checkedOn: day }).exactOptional(),
  featured: z.literal(true).exactOptional(),
  /** Not published. */
  draft: z.literal(true).exactOptional(),
  /** Names of pictures, the first one for cards; one service has none. */
  pictures: z.array(text),
  bn: z.strictObject({
    name: text.exactOptional(),
    jobTitle: text.exactOptional(),
    kind: text.exactOptional(),
    description: text,
    country: text,
    providerName: text,
    visaType: text.exactOptional(),
    education: text.exactOptional(),
    benefits: texts,
    requirements: texts,
    languages: texts.exactOptional(),
    fees: z.array(z.strictObject({ label: text, due: text.exactOptional() })),
    refunds,
    facts: facts.exactOptional(),
  }),
});

const insightWords = { title: text, excerpt: text, body: text };
const insight = z.strictObject({
  id: slug,
  ...insightWords,
  /** Absent: shown as General. */
  category: text.exactOptional(),
  /** Slug of the category whose services are shown next to the article. */
  relatedCategory: slug.exactOptional(),
  publishedAt: z.iso.datetime(),
  picture: text,
  bn: z.strictObject({ ...insightWords, category: text }),
});

const settings = z.strictObject({
  branding: z.strictObject({ partners: texts, partnersBn: texts }),
  exchangeRates: z.strictObject({
    rates: z.array(z.strictObject({ currency: text, taka: z.number().positive(), on: day })),
  }),
  contact: z.strictObject({ phone: text, email: z.email() }),
});

const catalogue = z.object({
  categories: z.array(category),
  services: z.array(service),
  insights: z.array(insight),
  /** What each picture shows; its file is `pictures/<name>.svg`, 1200 by 900. */
  pictures: z.record(slug, z.strictObject({ en: text, bn: text })),
  settings,
});

/** The demonstration catalogue, in English and Bangla. */
export type DemoCatalogue = z.infer<typeof catalogue>;

/**
 * Reads the demonstration catalogue.
 *
 * @param folder with one JSON file for each part of the catalogue.
 * @throws ZodError that names the entry that is not valid.
 */
export async function readCatalogue(folder: string): Promise<DemoCatalogue> {
  const parts = Object.keys(catalogue.shape).map(async (name) => {
    const file = await readFile(path.join(folder, `${name}.json`), 'utf8');
    return [name, JSON.parse(file)] as const;
  });
  return catalogue.parse(Object.fromEntries(await Promise.all(parts)));
}
