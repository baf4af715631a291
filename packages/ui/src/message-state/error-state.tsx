import { Bridge } from './bridge.tsx';
import type { MessageStateProps } from './message-state.tsx';
import { StateFrame } from './state-frame.tsx';

/** Something failed and can be tried again. Renders an `alert`, so that it is heard when it comes. */
export function ErrorState(props: Omit<MessageStateProps, 'drawing'>) {
  return (
    <div role="alert">
      <StateFrame {...props} Drawing={Bridge} />
    </div>
  );
}
