import { createDeskController, type DeskSocket, type Writing } from '@pothik/chat/desk';
import type { ChatMessage, ChatNote, StaffChat } from '@pothik/contract';
import type { OpenDesk } from '../src/features/desk/open-desk-context.ts';

type SocketEvent = Parameters<Parameters<DeskSocket['subscribe']>[0]>[0];

class Refused extends Error {
  readonly status = 409;
  readonly code = 'conflict';
}
class NoLine extends Error {}

export const colleague = { _id: 'u9', name: 'Tanvir Hasan' };

/** The chats of a server, and the line to it, that do what a test tells them. */
export function createDeskWorld() {
  const chats = new Map<string, StaffChat>();
  const messages = new Map<string, ChatMessage[]>();
  const notes = new Map<string, ChatNote[]>();
  const listeners = new Set<(event: SocketEvent) => void>();
  const kept = new Map<string, Writing>();
  const seen: number[] = [];
  const typing: string[] = [];
  let made = 0;
  let hasLine = true;

  const moment = () => new Date(Date.UTC(2026, 10, 21, 8, 0, (made += 1))).toISOString();

  function tell(event: SocketEvent) {
    if (hasLine) for (const listener of [...listeners]) listener(event);
  }

  function find(id: string): StaffChat {
    const chat = chats.get(id);
    if (!chat) throw Object.assign(new Error('This chat was not found.'), { status: 404 });
    return chat;
  }

  /** A change of a chat; a field that is `undefined` goes away. */
  function change(id: string, fields: Partial<Record<keyof StaffChat, unknown>>): StaffChat {
    const entries = Object.entries({ ...find(id), updatedAt: moment(), ...fields });
    const known = entries.filter(([, value]) => value !== undefined);
    const chat = Object.fromEntries(known) as unknown as StaffChat;
    chats.set(id, chat);
    tell({ type: 'chatChanged', chat });
    return chat;
  }

  function say(
    id: string,
    senderType: ChatMessage['senderType'],
    content: string,
    clientId?: string,
    picture?: string,
  ) {
    const list = messages.get(id) ?? [];
    const before = list.find((one) => clientId !== undefined && one.clientId === clientId);
    if (before) return before;
    const message: ChatMessage = {
      _id: `m${String((made += 1))}`,
      chat: id,
      senderType,
      content,
      ...(picture === undefined
        ? {}
        : { attachment: { url: picture, contentType: 'image/webp', width: 4, height: 3 } }),
      createdAt: moment(),
      sequence: list.length + 1,
      ...(clientId === undefined ? {} : { clientId }),
    };
    messages.set(id, [...list, message]);
    tell({ type: 'messageReceived', chatId: id, message });
    const { unread } = find(id);
    change(id, {
      lastMessage: message,
      lastSequence: list.length + 1,
      unread: senderType === 'customer' ? unread + 1 : unread,
    });
    return message;
  }

  function call<Value>(make: () => Value): Promise<Value> {
    return Promise.resolve().then(() => {
      if (!hasLine) throw new NoLine('Network error.');
      return make();
    });
  }

  const openDesk: OpenDesk = (me, news) => {
    const own = new Set<(event: SocketEvent) => void>();
    return createDeskController(me, {
      server: {
        openChats: () => call(() => [...chats.values()].filter((one) => one.status !== 'closed')),
        talk: ({ chatId, after = 0 }) =>
          call(() => ({
            chat: find(chatId),
            messages: (messages.get(chatId) ?? []).filter(({ sequence = 0 }) => sequence > after),
            notes: notes.get(chatId) ?? [],
          })),
        reply: ({ chatId, clientId, content, actions = {} }) =>
          call(() => {
            const { staff, tags = [] } = find(chatId);
            if (staff?._id !== me._id)
              throw new Refused(`${staff?.name ?? ''} answers in this chat.`);
            const message = say(chatId, 'admin', content, clientId);
            const more = (actions.tags ?? []).filter((tag) => !tags.includes(tag));
            const status = actions.close ? { status: 'closed' } : {};
            change(chatId, { tags: [...tags, ...more], ...status });
            const known = (actions.tags ?? []).filter((tag) => tags.includes(tag));
            const left = known.map((tag) => ({ action: 'tag', tag, reason: 'already' }) as const);
            return { message, left };
          }),
        picture: ({ chatId, clientId, picture }, onProgress) =>
          call(() => {
            onProgress(1);
            return say(chatId, 'admin', '', clientId, `/picture-of-${String(picture.size)}`);
          }),
        note: ({ chatId, clientId, content }) =>
          call(() => {
            const note = {
              _id: `n${String((made += 1))}`,
              chat: chatId,
              author: me,
              content,
              clientId,
            };
            const added: ChatNote = { ...note, createdAt: moment() };
            notes.set(chatId, [...(notes.get(chatId) ?? []), added]);
            return added;
          }),
        join: (id) =>
          call(() => {
            if (find(id).staff) throw new Refused('Somebody else answers in this chat.');
            return change(id, { status: 'assigned', staff: me });
          }),
        close: (id) => call(() => change(id, { status: 'closed' })),
        returnToQueue: (id) => call(() => change(id, { status: 'waiting', staff: undefined })),
        snooze: (id, until) => call(() => change(id, { snoozedUntil: until })),
        markUnread: (id, isUnread) =>
          call(() => change(id, { isMarkedUnread: isUnread ? true : undefined })),
        tag: (id, tag, isSet) =>
          call(() => {
            const others = (find(id).tags ?? []).filter((one) => one !== tag);
            return change(id, { tags: isSet ? [...others, tag] : others });
          }),
        handOver: (id, staffId) =>
          call(() =>
            change(id, { status: 'assigned', staff: staffId === me._id ? me : colleague }),
          ),
      },
      socket: {
        watch: () => undefined,
        join: () => undefined,
        leave: () => undefined,
        typing: (id) => void typing.push(id),
        seen: (id, sequence) => {
          seen.push(sequence);
          const { seen: before } = find(id);
          change(id, { seen: { ...before, admin: sequence }, unread: 0 });
        },
        subscribe(listener) {
          own.add(listener);
          listeners.add(listener);
          queueMicrotask(() => {
            if (listeners.has(listener)) listener({ type: 'connected' });
          });
          return () => void listeners.delete(listener);
        },
        close: () => own.clear(),
      },
      storage: {
        read: () => Object.fromEntries(kept),
        write: (id, writing) => {
          if (writing) kept.set(id, writing);
          else kept.delete(id);
        },
      },
      pictures: { show: () => 'data:,', forget: () => undefined },
      visibility: { isHidden: () => false, subscribe: () => () => undefined },
      clock: {
        now: moment,
        after(milliseconds, run) {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      newId: () => `id${String((made += 1))}`,
      tell: news,
    });
  };

  return {
    openDesk,
    kept,
    seen,
    typing,
    /** Somebody starts a chat. @returns its id. */
    start(name: string, content: string, fields: Partial<StaffChat> = {}) {
      const _id = `c${String((made += 1))}`;
      const at = moment();
      chats.set(_id, {
        _id,
        status: 'waiting',
        name,
        phone: '+8801712345678',
        lastSequence: 0,
        seen: { customer: 0, admin: 0 },
        unread: 0,
        unansweredSince: at,
        createdAt: at,
        updatedAt: at,
        ...fields,
      });
      say(_id, 'customer', content);
      return _id;
    },
    visitorSays: (id: string, content: string) => void say(id, 'customer', content),
    visitorTypes: (chatId: string) => tell({ type: 'typingReceived', chatId }),
    visitorReads: (id: string) =>
      void change(id, { seen: { ...find(id).seen, customer: find(id).lastSequence } }),
    colleagueTakes: (id: string) => void change(id, { status: 'assigned', staff: colleague }),
    /** The news of it are still on their way. */
    colleagueTakesUnheard(id: string) {
      const chat = { ...find(id), staff: colleague, updatedAt: moment() };
      chats.set(id, { ...chat, status: 'assigned' });
    },
    colleagueGives: (id: string, to: { _id: string; name: string }) =>
      void change(id, { status: 'assigned', staff: to }),
    said: (id: string) => (messages.get(id) ?? []).map(({ content }) => content),
    noted: (id: string) => (notes.get(id) ?? []).map(({ content }) => content),
    snoozedUntil: (id: string) => find(id).snoozedUntil,
    /** The time has come until which it was put off. */
    comesBack: (id: string) => void change(id, { snoozedUntil: undefined, isMarkedUnread: true }),
    statusOf: (id: string) => find(id).status,
    tagsOf: (id: string) => find(id).tags,
    colleagueTags: (id: string, tags: string[]) => void change(id, { tags }),
    cutLine() {
      tell({ type: 'disconnected' });
      hasLine = false;
    },
    mendLine() {
      hasLine = true;
      tell({ type: 'connected' });
    },
  };
}

export type DeskWorld = ReturnType<typeof createDeskWorld>;
