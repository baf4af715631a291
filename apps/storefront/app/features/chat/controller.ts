import { createRequester } from '@pothik/api-client';
import { createChatController, type ChatController, type ChatPorts } from '@pothik/chat';
import { createBrowserPorts, type PictureStore } from '@pothik/chat/browser';
import { openLiveChatEvent } from '@pothik/contract';
import { describeFailure } from '../../messages/failures.ts';
import { forgetDrafts, storeDraft, storedDraft } from '../../shared/draft-storage.ts';
import { filesOfApp } from '../../shared/files-of-app.ts';
import { languageOfAddress, pathOf } from '../../shared/languages.ts';
import { findSubscription } from '../../shared/push-subscription.ts';
import { sessionToken } from '../../shared/session-token.ts';
import { toasts } from '../../shared/toasts.ts';
import { visitStorage } from '../../shared/visit-storage.ts';

type ChatNotices = NonNullable<ChatPorts['notices']>;

let controller: ChatController | undefined;

const draftOf = (clientId: string) => `chat-picture:${clientId}`;

/** Pictures on their way, kept as drafts are: for a day, until somebody signs out, on a shared phone in the page. */
const keptPictures: PictureStore = {
  keep: (clientId, picture) => storeDraft(draftOf(clientId), picture),
  read: async (clientId) => (await storedDraft(draftOf(clientId))) as Blob | undefined,
  drop: (clientId) => forgetDrafts(draftOf(clientId)),
};

/** The ports of a chat whose toasts and notifications are in the language of the page. */
function portsOf(apiOrigin: string, notices: ChatNotices): ChatPorts {
  const language = languageOfAddress(location.pathname);
  const ports = createBrowserPorts({
    origin: apiOrigin,
    request: createRequester({
      origin: apiOrigin,
      token: sessionToken,
      headers: apiOrigin ? {} : { 'pothik-build': filesOfApp()?.version ?? '' },
      language,
      describe: describeFailure[language],
    }),
    sessionToken: () => sessionToken.get(),
    serviceId: () => /^\/service\/[^/]+\/([^/]+)\/?$/.exec(pathOf(location.pathname))?.[1],
    storage: visitStorage,
    pictures: keptPictures,
    toast: (tone, message) => void toasts.add(message, tone),
    notices,
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
          .then((told) => told ?? notifications.show(title, body)),
    },
  };
}

/**
 * The chat of this page: one for the whole visit.
 *
 * @param apiOrigin of the server; empty: the page's own.
 * @param notices what the chat says by itself in the language of the page.
 */
export function chatOf(apiOrigin: string, notices: ChatNotices): ChatController {
  controller ??= createChatController(portsOf(apiOrigin, notices));
  return controller;
}
