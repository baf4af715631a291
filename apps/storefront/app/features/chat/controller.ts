import { createRequester } from '@pothik/api-client';
import { createChatController, type ChatController, type ChatPorts } from '@pothik/chat';
import { createBrowserPorts, type PictureStore } from '@pothik/chat/browser';
import { openLiveChatEvent } from '@pothik/contract';
import { forgetDrafts, storeDraft, storedDraft } from '../../shared/draft-storage.ts';
import { filesOfApp } from '../../shared/files-of-app.ts';
import { languageOfAddress, pathOf } from '../../shared/languages.ts';
import { findSubscription } from '../../shared/push-subscription.ts';
import { sessionToken } from '../../shared/session-token.ts';
import { toasts } from '../../shared/toasts.ts';
import { visitStorage } from '../../shared/visit-storage.ts';

let controller: ChatController | undefined;

const draftOf = (clientId: string) => `chat-picture:${clientId}`;

/** Pictures on their way, kept as drafts are: for a day, until somebody signs out, on a shared phone in the page. */
const keptPictures: PictureStore = {
  keep: (clientId, picture) => storeDraft(draftOf(clientId), picture),
  read: async (clientId) => (await storedDraft(draftOf(clientId))) as Blob | undefined,
  drop: (clientId) => forgetDrafts(draftOf(clientId)),
};

/** The ports of a chat whose toasts and notifications are in the language of the page. */
function portsOf(apiOrigin: string, said: (sentence: string) => string): ChatPorts {
  const ports = createBrowserPorts({
    origin: apiOrigin,
    request: createRequester({
      origin: apiOrigin,
      token: sessionToken,
      headers: apiOrigin ? {} : { 'pothik-build': filesOfApp()?.version ?? '' },
      language: languageOfAddress(location.pathname),
    }),
    sessionToken: () => sessionToken.get(),
    serviceId: () => /^\/service\/[^/]+\/([^/]+)\/?$/.exec(pathOf(location.pathname))?.[1],
    storage: visitStorage,
    pictures: keptPictures,
    toast: (tone, message) => void toasts.add(said(message), tone),
    onNotificationClick: () => dispatchEvent(new Event(openLiveChatEvent)),
  });
  const { notifications } = ports;
  return {
    ...ports,
    notifications: {
      ...notifications,
      // Who is told by a push service is not told twice.
      show: (title, body) =>
        void findSubscription()
          .catch(() => undefined)
          .then((told) => told ?? notifications.show(said(title), body)),
    },
  };
}

/**
 * The chat of this page: one for the whole visit.
 *
 * @param apiOrigin of the server; empty: the page's own.
 * @param said words what the chat says by itself.
 */
export function chatOf(apiOrigin: string, said: (sentence: string) => string): ChatController {
  controller ??= createChatController(portsOf(apiOrigin, said));
  return controller;
}
