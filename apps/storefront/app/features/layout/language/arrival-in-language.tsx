import { optionalPart } from '@pothik/ui';
import { use, useEffect } from 'react';
import { LanguageContext } from '../../../messages/create-messages.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { hasNotedFields } from './carry-fields.ts';
import { preferredLanguage } from './chosen-language.ts';

const LanguageOffer = optionalPart(
  async () => (await import('./language-offer.tsx')).LanguageOffer,
);

/** Fills in the fields that were carried over from another language, and may offer the preferred one. */
export function ArrivalInLanguage() {
  const current = use(LanguageContext);
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hasNotedFields()) return;
    // Without a line it has to be typed again.
    import('./fill-fields.ts').then(
      ({ fillFields }) => fillFields(),
      () => undefined,
    );
  }, []);
  const offered = hydrated ? preferredLanguage() : undefined;
  if (offered === undefined || offered === current) return null;
  return <LanguageOffer current={current} offered={offered} />;
}
