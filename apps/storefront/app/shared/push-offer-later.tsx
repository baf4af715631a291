import { optionalPart } from '@pothik/ui';
import { canBeTold } from './push-subscription.ts';
import type { PushOfferProps } from './push-offer.tsx';
import { useIsSharedVisit } from './visit-note.ts';

const PushOffer = optionalPart(async () => (await import('./push-offer.tsx')).PushOffer);

/**
 * Offers to tell of answers while no page is open, where the browser can. Not on a shared phone: whoever has
 * it next would be told.
 */
export function PushOfferLater(props: PushOfferProps) {
  const isShared = useIsSharedVisit();
  if (isShared || !canBeTold()) return null;
  return <PushOffer {...props} />;
}
