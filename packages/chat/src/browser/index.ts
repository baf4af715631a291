import type { ChatPorts } from '../machine/ports.ts';
import { createApiServer, type ChatRequest } from './api-server.ts';
import { browserClock, newId } from './clock.ts';
import { createBrowserNotifications, pageVisibility } from './notifications.ts';
import { browserPictures } from './pictures.ts';
import { openChatSocket } from './socket.ts';
import { createChatStorage, type PictureStore } from './storage.ts';

export type { ChatRequest } from './api-server.ts';
export { createBrowserDeskPorts } from './desk-ports.ts';
export type { PictureStore } from './storage.ts';
export type { BrowserDeskPortsOptions } from './desk-ports.ts';

/** What the ports of a visitor's chat in a browser are made of. */
export interface BrowserPortsOptions {
  /** Makes the calls: the SDK's `createRequester({ … })`. */
  request: ChatRequest;
  /** Where the socket connects to, such as `https://example.com`; empty: the page's own origin. */
  origin?: string;
  /** The session token of the current user. */
  sessionToken?: () => string | undefined;
  /** The service that the page shows. */
  serviceId?: () => string | undefined;
  /** Where the conversation is kept; default: the browser's local storage. Asked each time. */
  storage?: () => Storage;
  /** Where pictures are kept until they have come through; default: they last as long as the page. */
  pictures?: PictureStore;
  toast: ChatPorts['toast'];
  /** What the chat says by itself in the language of the app; default: English. */
  notices?: ChatPorts['notices'];
  /** A notification was pressed; the page has the focus by then. */
  onNotificationClick?: () => void;
}

/** All ports of a chat in a browser. The socket connects at once. */
export function createBrowserPorts(options: BrowserPortsOptions): ChatPorts {
  const {
    request,
    origin = '',
    sessionToken,
    serviceId,
    storage,
    pictures,
    toast,
    notices,
    onNotificationClick,
  } = options;
  return {
    server: createApiServer(request, () => location.pathname, serviceId),
    socket: openChatSocket({ origin, sessionToken }),
    storage: createChatStorage(storage, pictures),
    pictures: browserPictures,
    notifications: createBrowserNotifications(onNotificationClick),
    visibility: pageVisibility,
    clock: browserClock,
    newId,
    toast,
    ...(notices && { notices }),
  };
}
