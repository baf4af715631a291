import { optionalPart } from '@pothik/ui';
import { use } from 'react';
import { LanguageContext } from '../../../messages/create-messages.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { preferredLanguage } from './chosen-language.ts';

const LanguageOffer = optionalPart(
  async () => (await import('./language-offer.tsx')).LanguageOffer,
);

/** May offer the page in the preferred language. */
export function ArrivalInLanguage() {
  const current = use(LanguageContext);
  const hydrated = useHydrated();
  const offered = hydrated ? preferredLanguage() : undefined;
  if (offered === undefined || offered === current) return null;
  return <LanguageOffer current={current} offered={offered} />;
}
