import type { Branding, Contact, ExchangeRates } from '@pothik/contract';
import { entitySchemas } from '@pothik/contract/schemas';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import type { Queries } from '../../platform/database/open.ts';
import { settings } from '../../platform/database/schema/index.ts';

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

/** How the product presents itself, with defaults for what was never set. */
export async function readBranding(db: Queries): Promise<Branding> {
  const stored = entitySchemas.Branding.parse(await readSetting(db, 'branding'));
  return { ...defaultBranding, ...stored };
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
  return { branding: () => readBranding(db), contact: () => readContact(db) };
}
