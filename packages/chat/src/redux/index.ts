import type { ChatController } from '../controller.ts';
import { initialChatState, type ChatState } from '../machine/state.ts';

/** The chat has changed. */
export interface ChatChanged {
  type: 'chat/changed';
  payload: ChatState;
}

const isChanged = (action: { type: string }): action is ChatChanged =>
  action.type === 'chat/changed';

/** A reducer for the machine's state; its place in the store is yours to choose. */
export function chatReducer(
  state: ChatState = initialChatState,
  action: { type: string },
): ChatState {
  return isChanged(action) ? action.payload : state;
}

/**
 * Shows a controller's state in a Redux store. What is done to the chat is done to the controller.
 *
 * @returns a function that ends it.
 */
export function connectChatToStore(
  controller: Pick<ChatController, 'getState' | 'subscribe'>,
  dispatch: (action: ChatChanged) => unknown,
): () => void {
  const show = () => dispatch({ type: 'chat/changed', payload: controller.getState() });
  show();
  return controller.subscribe(show);
}
