import { LinkButton, MessageState } from './index.ts';

export function NothingHere() {
  return (
    <MessageState title="No bookings yet">
      <LinkButton href="/service">Book Now</LinkButton>
    </MessageState>
  );
}
