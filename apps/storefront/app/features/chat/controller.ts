import { createRequester } from '@pothik/api-client';
import { createChatController, type ChatController } from '@pothik/chat';
import { createBrowserPorts } from '@pothik/chat/browser';
import { openLiveChatEvent } from '@pothik/contract';
import { sessionToken } from '../../shared/session-token.ts';
import { toasts } from '../../shared/toasts.ts';

let controller: ChatController | undefined;

/**
 * The chat of this page: one for the whole visit.
 *
 * @param apiOrigin of the server; empty: the page's own.
 */
export function chatOf(apiOrigin: string): ChatController {
  controller ??= createChatController(
    createBrowserPorts({
      origin: apiOrigin,
      request: createRequester({ origin: apiOrigin, token: sessionToken }),
      sessionToken: () => sessionToken.get(),
      serviceId: () => /^\/service\/[^/]+\/([^/]+)\/?$/.exec(location.pathname)?.[1],
      toast: (tone, message) => void toasts.add(message, tone),
      onNotificationClick: () => dispatchEvent(new Event(openLiveChatEvent)),
    }),
  );
  return controller;
}
