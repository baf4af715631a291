import { useSyncExternalStore } from 'react';
import type { ChatController } from '../controller.ts';
import { initialChatState, type ChatState } from '../state.ts';

/** The state of a chat; on the server, that of one which has not begun. */
export function useChatState(controller: ChatController): ChatState {
  return useSyncExternalStore(controller.subscribe, controller.getState, () => initialChatState);
}

/**
 * A part of a chat's state. Renders again only when that part is another one: hand in a selector whose
 * answer stays the same while nothing changes, such as a number or a part of the state itself.
 */
export function useChatSelector<Part>(
  controller: ChatController,
  select: (state: ChatState) => Part,
): Part {
  return useSyncExternalStore(
    controller.subscribe,
    () => select(controller.getState()),
    () => select(initialChatState),
  );
}
