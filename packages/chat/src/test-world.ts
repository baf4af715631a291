import type { Chat, ChatMessage } from '@pothik/contract';
import type { ChatEvent } from './machine/events.ts';
import type { ChatPorts, ChatSocket } from './machine/ports.ts';
import type { GivenRating, StoredChat, UnsentMessage } from './machine/state.ts';

class NoLine extends Error {}
class Refused extends Error {
  readonly status = 404;
}

type SocketEvent = Parameters<Parameters<ChatSocket['subscribe']>[0]>[0];

/** A server, a line and a clock that do what a test tells them. */
export function createWorld({ isForeign = false, keepsPictures = false } = {}) {
  let chat: Chat | undefined;
  let stored: ChatMessage[] = [];
  let made = 0;
  let now = 0;
  let hasLine = true;
  let isConnected = false;
  let losesAnswer = false;
  let losesNews = false;
  let delaysNews = false;
  let late: SocketEvent[] = [];
  let lastNews: SocketEvent | undefined;
  let fetches = 0;
  const timers: { at: number; run: () => void }[] = [];
  /** Of pictures that a page shows from this device. */
  const previews = new Set<string>();
  let unsent: readonly UnsentMessage[] = [];
  /** The bytes of pictures that the storage keeps. */
  const keptPictures = new Map<string, Blob>();
  const pictureAt = (url: string) => ({ url, contentType: 'image/webp', width: 4, height: 3 });
  const toasts: string[] = [];
  const ratings: GivenRating[] = [];
  let unsentRating: GivenRating | undefined;
  const told: ({ typing: string } | { seen: number })[] = [];
  const listeners = new Set<(event: SocketEvent) => void>();
  const rooms = new Set<(event: SocketEvent) => void>();
  const tabs = new Set<(kept: StoredChat | undefined) => void>();
  const storage: { kept: StoredChat | undefined } = { kept: undefined };

  /** All promises that can go on have gone on. */
  const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));

  const hear = (event: SocketEvent) => {
    for (const listener of [...rooms]) if (listeners.has(listener)) listener(event);
  };

  function publish(event: ChatEvent & SocketEvent) {
    if (!isConnected) return;
    if (losesNews) {
      losesNews = false;
      return;
    }
    if (delaysNews) {
      delaysNews = false;
      late.push(event);
      return;
    }
    lastNews = event;
    hear(event);
    for (const one of late.splice(0)) hear(one);
  }

  function add(
    senderType: ChatMessage['senderType'],
    content: string,
    clientId?: string,
    picture?: string,
  ) {
    if (!chat) throw new Error('there is no chat');
    made += 1;
    const message: ChatMessage = {
      _id: `m${String(made)}`,
      chat: chat._id,
      senderType,
      content,
      createdAt: new Date(now).toISOString(),
      ...(picture === undefined ? {} : { attachment: pictureAt(picture) }),
      ...(isForeign
        ? {}
        : { sequence: stored.length + 1, ...(clientId === undefined ? {} : { clientId }) }),
    };
    stored.push(message);
    publish({ type: 'messageReceived', chatId: chat._id, message });
    return message;
  }

  /** An answer that comes a little later, or not at all. */
  async function answer<Value>(make: () => Value): Promise<Value> {
    await Promise.resolve();
    if (!hasLine) throw new NoLine('Network error.');
    const value = make();
    await Promise.resolve();
    if (losesAnswer) {
      losesAnswer = false;
      throw new NoLine('Network error.');
    }
    return value;
  }

  function known(chatId: string): Chat {
    if (chat?._id !== chatId) throw new Refused('Chat not found');
    return chat;
  }

  /** What one tab is handed. */
  function ports(): ChatPorts {
    const own = new Set<(event: SocketEvent) => void>();
    let tab: ((kept: StoredChat | undefined) => void) | undefined;
    const tell = (kept: StoredChat | undefined) => {
      storage.kept = kept;
      for (const other of tabs) if (other !== tab) other(kept);
    };
    return {
      server: {
        start: () =>
          answer(() => {
            made += 1;
            stored = [];
            chat = {
              _id: `c${String(made)}`,
              status: 'waiting',
              ...(isForeign ? {} : { offers: ['rating'] }),
            };
            const token = isForeign ? {} : { visitorToken: 'v' };
            return { chat, messages: [], ...token };
          }),
        fetch: ({ chatId, after = 0 }) => {
          fetches += 1;
          return answer(() => ({
            chat: known(chatId),
            messages: stored.filter(({ sequence }) => sequence === undefined || sequence > after),
          }));
        },
        send: ({ chatId, clientId, content }) =>
          answer(() => {
            known(chatId);
            const before = stored.find((message) => message.clientId === clientId);
            return before ?? add('customer', content, clientId);
          }),
        sendPicture: ({ chatId, clientId, picture }, onProgress) =>
          answer(() => {
            known(chatId);
            onProgress(1);
            const before = stored.find((message) => message.clientId === clientId);
            return before ?? add('customer', '', clientId, `picture of ${String(picture.size)}`);
          }),
        rate: ({ chatId, rating }) =>
          answer(() => {
            chat = {
              ...known(chatId),
              rating: { ...rating, ratedAt: new Date(now).toISOString() },
            };
            ratings.push(rating);
          }),
        prove: ({ chatId, proof }) =>
          answer(() => {
            chat = { ...known(chatId), provenBy: proof.link ? 'link' : 'booking' };
            return chat;
          }),
      },
      socket: {
        join: ({ chatId, after }) => {
          if (!isConnected || chat?._id !== chatId) return;
          for (const listener of own) {
            rooms.add(listener);
            // As our server does: what was missed comes at once.
            for (const message of isForeign ? [] : stored.slice(after ?? 0)) {
              listener({ type: 'messageReceived', chatId, message });
            }
          }
        },
        leave: () => {
          for (const listener of own) rooms.delete(listener);
        },
        typing: (chatId) => void told.push({ typing: chatId }),
        seen: (_chatId, sequence) => void told.push({ seen: sequence }),
        subscribe(listener) {
          own.add(listener);
          listeners.add(listener);
          if (isConnected)
            queueMicrotask(() => listeners.has(listener) && listener({ type: 'connected' }));
          return () => {
            listeners.delete(listener);
            rooms.delete(listener);
          };
        },
        close: () => undefined,
      },
      pictures: {
        show(picture) {
          const address = `blob:${String((made += 1))} of ${String(picture.size)}`;
          previews.add(address);
          return address;
        },
        forget: (address) => void previews.delete(address),
      },
      storage: {
        readUnsent: () => unsent,
        keepUnsent(message, picture) {
          unsent = [...unsent, message];
          if (keepsPictures && picture) keptPictures.set(message.clientId, picture);
        },
        readPicture: (clientId) => Promise.resolve(keptPictures.get(clientId)),
        dropUnsent(clientId) {
          keptPictures.delete(clientId);
          unsent = unsent.filter((message) => message.clientId !== clientId);
        },
        readRating: () => unsentRating,
        keepRating: (rating) => void (unsentRating = rating),
        dropRating: () => void (unsentRating = undefined),
        read: () => storage.kept,
        write: tell,
        clear: () => tell(undefined),
        subscribe(listener) {
          tab = listener;
          tabs.add(listener);
          return () => void tabs.delete(listener);
        },
      },
      notifications: { askPermission: () => Promise.resolve(), show: () => undefined },
      visibility: { isHidden: () => false, subscribe: () => () => undefined },
      clock: {
        now: () => new Date(now).toISOString(),
        after(milliseconds, run) {
          const timer = { at: now + milliseconds, run };
          timers.push(timer);
          return () => {
            const index = timers.indexOf(timer);
            if (index >= 0) timers.splice(index, 1);
          };
        },
      },
      newId: () => `id${String((made += 1))}`,
      toast: (_tone, message) => void toasts.push(message),
    };
  }

  function dropSocket() {
    if (!isConnected) return;
    isConnected = false;
    late = [];
    rooms.clear();
    for (const listener of [...listeners]) listener({ type: 'disconnected' });
  }

  return {
    ports,
    settle,
    storage,
    toasts,
    previews,
    keptPictures,
    /** Those that the server has taken, one after the other. */
    ratings,
    /** What the other side was told of typing and reading. */
    told,
    get stored() {
      return stored;
    },
    get fetches() {
      return fetches;
    },
    /** Lets time go by, and what waits for it happen. */
    async pass(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        await settle();
        const next = timers
          .filter(({ at }) => at <= end)
          .sort((one, other) => one.at - other.at)[0];
        if (!next) break;
        timers.splice(timers.indexOf(next), 1);
        now = next.at;
        next.run();
      }
      now = end;
    },
    connect() {
      hasLine = true;
      if (isConnected) return;
      isConnected = true;
      for (const listener of [...listeners]) listener({ type: 'connected' });
    },
    dropSocket,
    /** Calls come through again; the socket has not noticed. */
    repairLine() {
      hasLine = true;
    },
    cutLine() {
      hasLine = false;
      dropSocket();
    },
    loseNextAnswer() {
      losesAnswer = true;
    },
    loseNextNews() {
      losesNews = true;
    },
    delayNextNews() {
      delaysNews = true;
    },
    sendNewsAgain() {
      if (lastNews && isConnected) hear(lastNews);
    },
    staffJoins() {
      if (!chat) return;
      chat = { ...chat, status: 'assigned' };
      publish({ type: 'adminJoined', chatId: chat._id });
    },
    staffCloses() {
      if (!chat) return;
      chat = { ...chat, status: 'closed' };
      publish({ type: 'chatClosed', chatId: chat._id });
    },
    staffSays: (content: string) => add('admin', content),
    forgetChats() {
      chat = undefined;
    },
  };
}

export type World = ReturnType<typeof createWorld>;
