import { Checkbox } from '@pothik/ui';
import { useStore } from 'react-redux';
import { useVisitMessages } from '../messages/visit.ts';
import type { Store } from '../store/make-store.ts';
import { setSharedVisit } from './shared-visit.ts';
import { useIsSharedVisit } from './visit-note.ts';

/** Asks whether the phone is somebody else’s as well; one answer holds for the whole visit of this tab. */
export function SharedPhone() {
  const { sharedPhone, sharedPhoneText } = useVisitMessages();
  const store = useStore() as Store;
  return (
    <Checkbox
      label={sharedPhone}
      hint={sharedPhoneText}
      checked={useIsSharedVisit()}
      onChange={(event) => void setSharedVisit(store, event.target.checked)}
    />
  );
}
