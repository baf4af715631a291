import type { Branding, Contact, ContentLanguage, ExchangeRates } from '@pothik/contract';
import { entitySchemas } from '@pothik/contract/schemas';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { Queries } from '../../platform/database/open.ts';
import { settings } from '../../platform/schema.ts';
import { findImage } from '../media/find-image.ts';

/** The product's name until the owner gives it one. */
export const defaultProductName = 'Pothik';

/** What is shown until the owner says otherwise (Specification §1). */
const defaultBranding: Branding = {
  frontendLogo: null,
  name: defaultProductName,
  tagline: 'Your trusted partner for comprehensive travel services.',
  statistics: [
    { value: '50K+', label: 'happy travelers' },
    { value: '10K+', label: 'services booked' },
    { value: '98%', label: 'success rate' },
  ],
  partners: [],
};

/** What was set; an empty object where nothing was. */
export async function readSetting(db: Queries, name: string): Promise<unknown> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, name));
  return row?.value ?? {};
}

/** The same in Bangla. */
const defaultInBangla = {
  name: 'পথিক',
  tagline: 'ভ্রমণের সব সেবায় আপনার বিশ্বস্ত সঙ্গী।',
  statistics: [
    { value: '৫০ হাজার+', label: 'সন্তুষ্ট যাত্রী' },
    { value: '১০ হাজার+', label: 'বুক করা সেবা' },
    { value: '৯৮%', label: 'সাফল্যের হার' },
  ],
};

const storedBranding = entitySchemas.StaffBranding.omit({ version: true });

/** How the product presents itself in both languages, with defaults for what was never set. */
export async function readWholeBranding(db: Queries) {
  const stored = storedBranding.parse(await readSetting(db, 'branding'));
  const logo = await findImage(db, stored.frontendLogo?.secure_url);
  return { ...defaultBranding, ...stored, ...(logo ? { frontendLogo: logo } : {}) };
}

const written = (text: string | undefined) => (text === '' ? undefined : text);
const asMany = <Item>(items: readonly Item[] | undefined, own: readonly unknown[] | undefined) =>
  items && own && items.length > 0 && items.length === own.length ? [...items] : undefined;

/** How the product presents itself in a language, as far as it does, with defaults for what was never set. */
async function readBranding(db: Queries, language?: ContentLanguage): Promise<Branding> {
  const { nameBn, taglineBn, statisticsBn, partnersBn, ...own } = await readWholeBranding(db);
  if (language !== 'bn') return own;
  const { name, tagline, statistics, partners } = own;
  const isDefault = {
    name: name === defaultBranding.name,
    tagline: tagline === defaultBranding.tagline,
    statistics: statistics === defaultBranding.statistics,
  };
  return {
    ...own,
    ...omitNullish({
      name: written(nameBn) ?? (isDefault.name ? defaultInBangla.name : name),
      tagline: written(taglineBn) ?? (isDefault.tagline ? defaultInBangla.tagline : tagline),
      statistics:
        asMany(statisticsBn, statistics) ??
        (isDefault.statistics ? defaultInBangla.statistics : statistics),
      partners: asMany(partnersBn, partners) ?? partners,
    }),
  };
}

/** What the product is called. */
export async function readProductName(db: Queries): Promise<string> {
  return (await readBranding(db)).name ?? defaultProductName;
}

/** How to reach the company. */
export async function readContact(db: Queries): Promise<Contact> {
  return entitySchemas.Contact.parse(await readSetting(db, 'contact'));
}

/** What units of other currencies are worth in taka. */
export async function readExchangeRates(db: Queries): Promise<ExchangeRates> {
  return entitySchemas.ExchangeRates.parse(await readSetting(db, 'exchangeRates'));
}

export function settingsHandlers(db: Queries): Handlers['settings'] {
  return {
    branding: ({ query: { lang } }) => readBranding(db, lang),
    contact: () => readContact(db),
  };
}
