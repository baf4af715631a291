import type { ChatMessage, ChatNote, StaffChat } from '@pothik/contract';
import type { ChatFailure } from '../machine/events.ts';
import { hasGap, lastSequence, mergeMessages } from '../machine/messages.ts';
import type { DeskEffect } from './effects.ts';
import type { DeskEvent } from './events.ts';
import { newsOf } from './news.ts';
import { isOwn } from './selectors.ts';
import type { DeskAction, DeskState, DeskTalk } from './state.ts';
import {
  arrived,
  discardRequested,
  findOutgoing,
  notClosing,
  pictureRequested,
  pictureProgressed,
  restoreWriting,
  retryRequested,
  sendDelayed,
  sendRequested,
  stay,
  takeBack,
  typed,
  type DeskStep,
} from './writing.ts';

type EventOf<Type extends DeskEvent['type']> = Extract<DeskEvent, { type: Type }>;

const noTalk: DeskTalk = { phase: 'loading', messages: [], notes: [] };

/** From where on the messages of a chat are missing. */
function accessTo({ talks }: DeskState, chatId: string) {
  const after = lastSequence(talks[chatId]?.messages ?? []);
  return { chatId, ...(after === undefined ? {} : { after }) };
}

const fetchConversation = (state: DeskState, chatId: string): DeskEffect => ({
  type: 'fetchConversation',
  ...accessTo(state, chatId),
});

function withTalk(state: DeskState, chatId: string, change: Partial<DeskTalk>): DeskState {
  const talk = { ...(state.talks[chatId] ?? noTalk), ...change };
  return { ...state, talks: { ...state.talks, [chatId]: talk } };
}

const withChat = (state: DeskState, chat: StaffChat): DeskState => ({
  ...state,
  chats: { ...state.chats, [chat._id]: chat },
});

const mergeNotes = (known: readonly ChatNote[], came: readonly ChatNote[]) =>
  [...known, ...came.filter(({ _id }) => known.every((one) => one._id !== _id))].toSorted(
    (one, other) => one.createdAt.localeCompare(other.createdAt),
  );

/** Takes up what was said and noted. In a chat that nobody has looked at, it is fetched then. */
function receive(
  state: DeskState,
  chatId: string,
  { messages = [], notes = [] }: { messages?: readonly ChatMessage[]; notes?: readonly ChatNote[] },
): DeskStep {
  const talk = state.talks[chatId];
  const [next, effects] = arrived(state, chatId, [...messages, ...notes]);
  if (!talk) return [next, effects];
  const merged = mergeMessages(talk.messages, messages);
  const received = withTalk(next, chatId, {
    messages: merged,
    notes: mergeNotes(talk.notes, notes),
  });
  const isMissing = merged !== talk.messages && talk.phase === 'ready' && hasGap(merged);
  return [received, isMissing ? [...effects, fetchConversation(received, chatId)] : effects];
}

/** One who writes has stopped typing. */
function messageReceived(
  state: DeskState,
  { chatId, message }: EventOf<'messageReceived'>,
): DeskStep {
  const typing =
    message.senderType === 'customer' ? state.typing.filter((one) => one !== chatId) : state.typing;
  return receive({ ...state, typing }, chatId, { messages: [message] });
}

/** An answer that was longer on its way than the news is too old. */
const isOutdated = (chats: DeskState['chats'], { _id, updatedAt }: StaffChat) =>
  (chats[_id]?.updatedAt ?? '') > updatedAt;

/** Takes up what chats are now: all at once, as there may be thousands. */
function chatsChanged(state: DeskState, chats: readonly StaffChat[]): DeskStep {
  const now: Record<string, StaffChat> = {};
  for (const chat of chats) {
    if (!isOutdated(state.chats, chat) && !isOutdated(now, chat)) now[chat._id] = chat;
  }
  const changed = Object.values(now);
  if (changed.length === 0) return stay(state);
  const effects = changed.flatMap((chat) => newsOf(state, chat));
  let next: DeskState = { ...state, chats: { ...state.chats, ...now } };
  for (const { _id, lastMessage } of changed) {
    if (!lastMessage) continue;
    const [received, more] = receive(next, _id, { messages: [lastMessage] });
    next = received;
    effects.push(...more);
  }
  return [next, effects];
}

/** Open chats that are no longer among those are closed; the one that is looked at tells itself. */
function chatsFetched(state: DeskState, { chats }: EventOf<'chatsFetched'>): DeskStep {
  const listed = new Set(chats.map(({ _id }) => _id));
  const kept = Object.values(state.chats).filter(
    ({ _id, status }) => listed.has(_id) || status === 'closed' || _id === state.openId,
  );
  const open = { ...state, chats: Object.fromEntries(kept.map((one) => [one._id, one])) };
  const [next, effects] = chatsChanged(open, chats);
  return [{ ...next, lists: 'ready' }, effects];
}

function chatOpened(state: DeskState, { chatId }: EventOf<'chatOpened'>): DeskStep {
  if (state.openId === chatId) return stay(state);
  const left: DeskEffect[] =
    state.openId === undefined ? [] : [{ type: 'leave', chatId: state.openId }];
  const next = { ...state, openId: chatId };
  if (chatId === undefined) return [next, left];
  const isKnown = state.talks[chatId]?.phase === 'ready';
  const opened = isKnown ? next : withTalk(next, chatId, { phase: 'loading' });
  return [
    opened,
    [...left, { type: 'join', ...accessTo(opened, chatId) }, fetchConversation(opened, chatId)],
  ];
}

function conversationFetched(state: DeskState, event: EventOf<'conversationFetched'>): DeskStep {
  const { chat, messages, notes } = event;
  const ready = withTalk(state, chat._id, { phase: 'ready' });
  const [received, effects] = receive(ready, chat._id, { messages, notes });
  const [changed, more] = chatsChanged(received, [chat]);
  return [
    chat.status === 'closed' ? notClosing(changed, chat._id) : changed,
    [...effects, ...more],
  ];
}

function conversationFetchFailed(
  state: DeskState,
  { chatId, failure }: EventOf<'conversationFetchFailed'>,
): DeskStep {
  // What is there stays, and is fetched again with the next news.
  if (state.talks[chatId]?.phase === 'ready') return stay(state);
  return stay(withTalk(state, chatId, { phase: failure.kind === 'gone' ? 'missing' : 'failed' }));
}

/** Fetches what is shown. */
function reload(state: DeskState): DeskEffect[] {
  const talk: DeskEffect[] =
    state.openId === undefined ? [] : [fetchConversation(state, state.openId)];
  return [{ type: 'fetchChats' }, ...talk];
}

function reloadRequested(state: DeskState): DeskStep {
  const lists = state.lists === 'failed' ? 'loading' : state.lists;
  const { openId } = state;
  const isFailed = openId !== undefined && state.talks[openId]?.phase === 'failed';
  const next = isFailed ? withTalk(state, openId, { phase: 'loading' }) : state;
  return [{ ...next, lists }, reload(state)];
}

function connected(state: DeskState): DeskStep {
  const room: DeskEffect[] =
    state.openId === undefined ? [] : [{ type: 'join', ...accessTo(state, state.openId) }];
  return [
    { ...state, isConnected: true },
    [{ type: 'stopPolling' }, { type: 'watch' }, ...room, ...reload(state)],
  ];
}

function typingReceived(state: DeskState, { chatId }: EventOf<'typingReceived'>): DeskStep {
  const typing = state.typing.includes(chatId) ? state.typing : [...state.typing, chatId];
  return [{ ...state, typing }, [{ type: 'awaitTypingEnd', chatId }]];
}

function actRequested(state: DeskState, event: EventOf<'actRequested'>): DeskStep {
  const { type: _type, ...act } = event;
  // Tags stand in the way of nothing, and one after the other may be added before the first is there.
  if (event.action === 'tag') return [state, [{ type: 'act', ...act }]];
  if (state.acting[event.chatId]) return stay(state);
  const acting = { ...state.acting, [event.chatId]: event.action };
  return [{ ...state, acting }, [{ type: 'act', ...act }]];
}

function withoutAction(state: DeskState, chatId: string, action?: DeskAction): DeskState {
  if (action === 'tag') return state;
  const { [chatId]: _done, ...acting } = state.acting;
  return { ...state, acting };
}

function acted(state: DeskState, { chatId, chat, action }: EventOf<'acted'>): DeskStep {
  const before = state.chats[chatId];
  // An answer with less than a staff chat tells the status alone.
  const after = before && ('updatedAt' in chat ? chat : { ...before, ...chat });
  const [changed, effects] = after ? chatsChanged(state, [after]) : stay(state);
  return [withoutAction(changed, chatId, action), effects];
}

const tellFailure = ({ message }: ChatFailure): DeskEffect => ({
  type: 'tell',
  news: { kind: 'failed', message },
});

/** A call that was refused shows that the chat is not as it was thought to be. */
function actFailed(state: DeskState, event: EventOf<'actFailed'>): DeskStep {
  const { chatId, failure, action } = event;
  return [
    withoutAction(state, chatId, action),
    [tellFailure(failure), fetchConversation(state, chatId)],
  ];
}

function sendFailed(state: DeskState, event: EventOf<'sendFailed'>): DeskStep {
  const { chatId, clientId, failure } = event;
  const failed = findOutgoing(state, chatId, clientId);
  if (!failed) return stay(state);
  const answered = failed.actions ? notClosing(state, chatId) : state;
  const [next, effects] = takeBack(answered, chatId, failed);
  return [next, [...effects, tellFailure(failure), fetchConversation(state, chatId)]];
}

/** Its actions are done by now; whoever closed a chat so is not told that it was closed. */
function replySent(state: DeskState, event: EventOf<'replySent'>): DeskStep {
  const { chatId, message, actions, left = [] } = event;
  const [received, effects] = receive(state, chatId, { messages: [message] });
  const chat = received.chats[chatId];
  const isOpen = left.some(({ action }) => action === 'close');
  const done = actions?.close ? notClosing(received, chatId) : received;
  const next =
    chat && actions?.close && !isOpen ? withChat(done, { ...chat, status: 'closed' }) : done;
  if (left.length === 0) return [next, effects];
  return [next, [...effects, { type: 'tell', news: { kind: 'actions-left', left } }]];
}

function began(state: DeskState, event: EventOf<'began'>): DeskStep {
  const [next, effects] = restoreWriting(state, event);
  return [next, [...effects, { type: 'fetchChats' }]];
}

/** Fetches a message anew, with an address that opens its picture. */
function pictureExpired(
  state: DeskState,
  { chatId, messageId }: EventOf<'pictureExpired'>,
): DeskStep {
  const message = state.talks[chatId]?.messages.find(({ _id }) => _id === messageId);
  if (!message?.attachment) return stay(state);
  const after = Math.max(0, (message.sequence ?? 1) - 1);
  return [state, [{ type: 'fetchConversation', chatId, after }]];
}

function step(state: DeskState, event: DeskEvent): DeskStep {
  switch (event.type) {
    case 'began':
      return began(state, event);
    case 'tabHidden':
      return stay({ ...state, isTabHidden: true });
    case 'tabShown':
      return stay({ ...state, isTabHidden: false });
    case 'connected':
      return connected(state);
    case 'disconnected':
      return [{ ...state, isConnected: false, typing: [] }, [{ type: 'startPolling' }]];
    case 'chatsFetched':
      return chatsFetched(state, event);
    case 'chatsFetchFailed':
      return stay(state.lists === 'loading' ? { ...state, lists: 'failed' } : state);
    case 'reloadRequested':
      return reloadRequested(state);
    case 'conversationFetched':
      return conversationFetched(state, event);
    case 'conversationFetchFailed':
      return conversationFetchFailed(state, event);
    case 'chatChanged':
      return chatsChanged(state, [event.chat]);
    case 'noteReceived':
      return receive(state, event.chatId, { notes: [event.note] });
    case 'messageReceived':
      return messageReceived(state, event);
    case 'typingReceived':
      return typingReceived(state, event);
    case 'typingEnded':
      return stay({ ...state, typing: state.typing.filter((one) => one !== event.chatId) });
    case 'chatOpened':
      return chatOpened(state, event);
    case 'typed':
      return typed(state, event);
    case 'sendRequested':
      return sendRequested(state, event);
    case 'pictureRequested':
      return pictureRequested(state, event);
    case 'pictureProgressed':
      return pictureProgressed(state, event);
    case 'pictureExpired':
      return pictureExpired(state, event);
    case 'sendDelayed':
      return sendDelayed(state, event);
    case 'retryRequested':
      return retryRequested(state, event);
    case 'discardRequested':
      return discardRequested(state, event);
    case 'replySent':
      return replySent(state, event);
    case 'noteSent':
      return receive(state, event.chatId, { notes: [event.note] });
    case 'sendFailed':
      return sendFailed(state, event);
    case 'actRequested':
      return actRequested(state, event);
    case 'acted':
      return acted(state, event);
    case 'actFailed':
      return actFailed(state, event);
  }
}

/** One's own chat that stands before one's eyes. */
function shownChat(state: DeskState): StaffChat | undefined {
  const { openId, isTabHidden, isConnected } = state;
  if (openId === undefined || isTabHidden || !isConnected) return undefined;
  const chat = state.chats[openId];
  return state.talks[openId]?.phase === 'ready' && isOwn(state, chat) ? chat : undefined;
}

/** A chat that is looked at is read, although it was marked. */
function withRead([state, effects]: DeskStep): DeskStep {
  const chat = shownChat(state);
  if (!chat?.isMarkedUnread) return [state, effects];
  const { isMarkedUnread: _marked, ...read } = chat;
  return [withChat(state, read), [...effects, { type: 'reportRead', chatId: chat._id }]];
}

/** What the visitor of one's own chat has written stands before one's eyes: it is read. */
function withSeen([state, effects]: DeskStep): DeskStep {
  const chat = shownChat(state);
  const talk = chat && state.talks[chat._id];
  if (!chat || !talk) return [state, effects];
  const sequence = talk.messages.reduce(
    (last, message) =>
      message.senderType === 'customer' ? Math.max(last, message.sequence ?? 0) : last,
    0,
  );
  if (sequence <= chat.seen.admin) return [state, effects];
  const read = { ...chat, unread: 0, seen: { ...chat.seen, admin: sequence } };
  return [withChat(state, read), [...effects, { type: 'reportSeen', chatId: chat._id, sequence }]];
}

/** The desk's whole table: what each event makes of a state, and what the outside is to do. */
export const deskTransition = (state: DeskState, event: DeskEvent): DeskStep =>
  withRead(withSeen(step(state, event)));
