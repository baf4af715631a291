import { lazy, Suspense, type ComponentType } from 'react';
import { canBeTold } from './push-subscription.ts';
import type { PushOfferProps } from './push-offer.tsx';
import { useIsSharedVisit } from './visit-note.ts';

const PushOffer = lazy<ComponentType<PushOfferProps>>(() =>
  import('./push-offer.tsx').then(
    ({ PushOffer: Loaded }) => ({ default: Loaded }),
    // A line that breaks takes nothing from the page but this.
    () => ({ default: () => null }),
  ),
);

/**
 * Offers to tell of answers while no page is open, where the browser can. Not on a shared phone: whoever has
 * it next would be told.
 */
export function PushOfferLater(props: PushOfferProps) {
  const isShared = useIsSharedVisit();
  if (isShared || !canBeTold()) return null;
  return (
    <Suspense>
      <PushOffer {...props} />
    </Suspense>
  );
}
