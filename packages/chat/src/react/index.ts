import { useSyncExternalStore } from 'react';
import type { ChatController } from '../controller.ts';
import type { DeskController } from '../desk/controller.ts';
import type { DeskState } from '../desk/state.ts';
import { initialChatState, type ChatState } from '../machine/state.ts';

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

/**
 * A part of the state of a desk, in the browser alone. Renders again only when that part is another
 * one: hand in a selector whose answer stays the same while nothing changes.
 */
export function useDeskSelector<Part>(
  desk: DeskController,
  select: (state: DeskState) => Part,
): Part {
  return useSyncExternalStore(desk.subscribe, () => select(desk.getState()));
}
