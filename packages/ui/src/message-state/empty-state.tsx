import { Boat } from './boat.tsx';
import type { MessageStateProps } from './message-state.tsx';
import { StateFrame } from './state-frame.tsx';

/** There is nothing here (yet). For a page that does not exist use `MessageState`. */
export function EmptyState(props: Omit<MessageStateProps, 'drawing'>) {
  return <StateFrame {...props} Drawing={Boat} />;
}
