import { MessageState } from '@pothik/ui';
import { messages } from '../../messages/messages.ts';
import type { PlaceName } from './places.ts';

/** Says honestly what a place will hold. */
export function PlacePage({ place }: { place: PlaceName }) {
  const { name, text } = messages.places[place];
  return (
    <>
      <title>{messages.title(name)}</title>
      <h1>{name}</h1>
      <MessageState title={messages.soon} text={text} />
    </>
  );
}
