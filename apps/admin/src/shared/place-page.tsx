import { MessageState } from '@pothik/ui';
import { frameMessages } from '../messages/frame.ts';
import { Page } from './page.tsx';

/** Says honestly what a place will hold. */
export function PlacePage({ place }: { place: keyof typeof frameMessages.promises }) {
  return (
    <Page title={frameMessages.places[place]}>
      <MessageState title={frameMessages.soon} text={frameMessages.promises[place]} />
    </Page>
  );
}
