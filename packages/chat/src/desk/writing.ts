import { trimWritten, type ChatMessage, type ChatNote, type ReplyActions } from '@pothik/contract';
import type { DeskEffect } from './effects.ts';
import type { DeskEvent } from './events.ts';
import { lastSequence } from '../machine/messages.ts';
import { canBeDiscarded, canBeLate, whenMoving } from '../machine/sending.ts';
import { isOwn, selectWriting } from './selectors.ts';
import { noWriting, type DeskOutgoing, type DeskState, type Writing } from './state.ts';

type EventOf<Type extends DeskEvent['type']> = Extract<DeskEvent, { type: Type }>;

/** A state and what the outside is to do. */
export type DeskStep = readonly [DeskState, readonly DeskEffect[]];

export const stay = (state: DeskState): DeskStep => [state, []];

const isEmpty = ({ reply, note, outgoing }: Writing) =>
  reply === '' && note === '' && outgoing.length === 0;

/** Writes, and keeps it between visits. */
function write(
  state: DeskState,
  chatId: string,
  change: Partial<Writing>,
  more: readonly DeskEffect[] = [],
): DeskStep {
  const next = { ...selectWriting(state, chatId), ...change };
  const { [chatId]: _before, ...others } = state.writing;
  const keep = { type: 'persist', chatId, writing: isEmpty(next) ? undefined : next } as const;
  const writing = isEmpty(next) ? others : { ...others, [chatId]: next };
  return [{ ...state, writing }, [keep, ...more]];
}

/**
 * What was written in an earlier visit; what was on its way then can be sent again, but for pictures,
 * which went with the page.
 */
export function restoreWriting(state: DeskState, { writing }: EventOf<'began'>): DeskStep {
  let next = state;
  const effects: DeskEffect[] = [];
  for (const [chatId, { outgoing, ...kept }] of Object.entries(writing)) {
    const words = outgoing.filter(({ picture }) => !picture);
    const unsent = words.map((one) => ({ ...one, delivery: 'failed' as const }));
    const [written, keep] = write(next, chatId, { ...kept, outgoing: unsent });
    next = written;
    if (words.length === outgoing.length) continue;
    effects.push(...keep, { type: 'tell', news: { kind: 'picture-lost' } });
  }
  return [next, effects];
}

const hasAny = ({ tags = [], assignToMe, close }: ReplyActions) =>
  tags.length > 0 || assignToMe === true || close === true;

/** The actions of a reply that reads so now; an emptied one has none. */
function actionsOf(text: string, actions: ReplyActions | undefined): Pick<Writing, 'actions'> {
  return { actions: trimWritten(text) !== '' && actions && hasAny(actions) ? actions : undefined };
}

export function typed(state: DeskState, event: EventOf<'typed'>): DeskStep {
  const { chatId, kind, text } = event;
  const isReply = kind === 'reply';
  const isHeard = isReply && trimWritten(text) !== '' && isOwn(state, state.chats[chatId]);
  const { actions = selectWriting(state, chatId).actions } = event;
  const change = { [kind]: text, ...(isReply ? actionsOf(text, actions) : {}) };
  return write(state, chatId, change, isHeard ? [{ type: 'reportTyping', chatId }] : []);
}

/** A reply goes out from one's own chat alone; a note from any. */
const maySend = (state: DeskState, chatId: string, kind: DeskOutgoing['kind']) =>
  kind === 'note' || isOwn(state, state.chats[chatId]);

/** Sends what was written, trimmed; nothing where there is nothing. */
export function sendRequested(state: DeskState, event: EventOf<'sendRequested'>): DeskStep {
  const { chatId, kind, clientId, at } = event;
  const before = selectWriting(state, chatId);
  const content = trimWritten(before[kind]);
  if (content === '' || !maySend(state, chatId, kind)) return stay(state);
  const withIt = kind === 'reply' ? doneWith(state, chatId, before) : {};
  const one: DeskOutgoing = {
    kind,
    clientId,
    content,
    ...withIt,
    createdAt: at,
    delivery: 'sending',
  };
  const change = {
    [kind]: '',
    ...(kind === 'reply' ? { actions: undefined } : {}),
    outgoing: [...before.outgoing, one],
  };
  return write(closing(state, chatId, one), chatId, change, [sendWords(chatId, one)]);
}

/** While a reply that closes its chat is on its way, that it is closed is no news. */
const closing = (state: DeskState, chatId: string, { actions }: DeskOutgoing): DeskState =>
  actions?.close ? { ...state, acting: { ...state.acting, [chatId]: 'close' } } : state;

/** The reply has come through, was refused or given up. */
export function notClosing(state: DeskState, chatId: string): DeskState {
  const { [chatId]: action, ...acting } = state.acting;
  return action === 'close' ? { ...state, acting } : state;
}

/** The actions of a reply, and the newest message that its sender has read. */
function doneWith(
  { talks, chats }: DeskState,
  chatId: string,
  { actions }: Writing,
): Pick<DeskOutgoing, 'actions' | 'seen'> {
  if (!actions) return {};
  const seen = lastSequence(talks[chatId]?.messages ?? []) ?? chats[chatId]?.lastSequence;
  return { actions, ...(seen === undefined ? {} : { seen }) };
}

function sendWords(chatId: string, one: DeskOutgoing): DeskEffect {
  const { kind, clientId, content, actions, seen } = one;
  return {
    type: 'send',
    chatId,
    kind,
    clientId,
    content,
    ...(actions === undefined ? {} : { actions }),
    ...(seen === undefined ? {} : { seen }),
  };
}

const sendPicture = (chatId: string, clientId: string): DeskEffect => ({
  type: 'sendPicture',
  chatId,
  clientId,
});

/** Sends a picture to the visitor; what is written stays where it is. */
export function pictureRequested(state: DeskState, event: EventOf<'pictureRequested'>): DeskStep {
  const { chatId, clientId, at, preview, width, height } = event;
  if (!maySend(state, chatId, 'reply')) return stay(state);
  const one: DeskOutgoing = {
    kind: 'reply',
    clientId,
    content: '',
    picture: { preview, width, height, progress: 0 },
    createdAt: at,
    delivery: 'sending',
  };
  const { outgoing } = selectWriting(state, chatId);
  return write(state, chatId, { outgoing: [...outgoing, one] }, [sendPicture(chatId, clientId)]);
}

/** How far a picture is matters to nobody after the page: it is not kept. */
export function pictureProgressed(
  state: DeskState,
  { chatId, clientId, progress }: EventOf<'pictureProgressed'>,
): DeskStep {
  if (!findOutgoing(state, chatId, clientId)?.picture) return stay(state);
  const outgoing = selectWriting(state, chatId).outgoing.map((one) =>
    one.clientId === clientId && one.picture
      ? { ...one, delivery: whenMoving(one), picture: { ...one.picture, progress } }
      : one,
  );
  return stay(write(state, chatId, { outgoing })[0]);
}

const withDelivery = (writing: Writing, clientId: string, delivery: DeskOutgoing['delivery']) =>
  writing.outgoing.map((one) => (one.clientId === clientId ? { ...one, delivery } : one));

const without = ({ outgoing }: Writing, clientId: string | undefined) =>
  outgoing.filter((one) => one.clientId !== clientId);

export const findOutgoing = (state: DeskState, chatId: string, clientId: string) =>
  selectWriting(state, chatId).outgoing.find((one) => one.clientId === clientId);

/** Says of one that it takes long. */
export function sendDelayed(
  state: DeskState,
  { chatId, clientId }: EventOf<'sendDelayed'>,
): DeskStep {
  const one = findOutgoing(state, chatId, clientId);
  if (!one || !canBeLate(one)) return stay(state);
  return write(state, chatId, {
    outgoing: withDelivery(selectWriting(state, chatId), clientId, 'late'),
  });
}

/** Sends a failed one again, as the same one; one that is being sent is tried at once. */
export function retryRequested(state: DeskState, event: EventOf<'retryRequested'>): DeskStep {
  const { chatId, clientId } = event;
  const one = findOutgoing(state, chatId, clientId);
  if (!one || !canBeDiscarded(one) || !maySend(state, chatId, one.kind)) return stay(state);
  const outgoing = withDelivery(selectWriting(state, chatId), clientId, 'sending');
  if (one.delivery === 'late') {
    return write(state, chatId, { outgoing }, [{ type: 'hurry', chatId, clientId }]);
  }
  if (one.picture) return write(state, chatId, { outgoing }, [sendPicture(chatId, clientId)]);
  return write(closing(state, chatId, one), chatId, { outgoing }, [sendWords(chatId, one)]);
}

/** Gives up what failed or is late; where it has arrived after all it comes back as what was said. */
export function discardRequested(state: DeskState, event: EventOf<'discardRequested'>): DeskStep {
  const { chatId, clientId } = event;
  const one = findOutgoing(state, chatId, clientId);
  if (!one || !canBeDiscarded(one)) return stay(state);
  const outgoing = without(selectWriting(state, chatId), clientId);
  return write(one.actions ? notClosing(state, chatId) : state, chatId, { outgoing });
}

/** What has arrived is no longer on its way. */
export function arrived(
  state: DeskState,
  chatId: string,
  came: readonly (ChatMessage | ChatNote)[],
): DeskStep {
  const { outgoing } = state.writing[chatId] ?? noWriting;
  const ids = new Set(came.flatMap(({ clientId }) => clientId ?? []));
  const left = outgoing.filter(({ clientId }) => !ids.has(clientId));
  return left.length === outgoing.length ? stay(state) : write(state, chatId, { outgoing: left });
}

/**
 * What becomes of one that could not be sent: it goes back to where it was written. Where something
 * else stands there by now, it stays and can be sent again; a picture always does.
 */
export function takeBack(state: DeskState, chatId: string, failed: DeskOutgoing): DeskStep {
  const { clientId } = failed;
  const before = selectWriting(state, chatId);
  return write(
    state,
    chatId,
    before[failed.kind] === '' && !failed.picture
      ? {
          [failed.kind]: failed.content,
          ...(failed.actions ? { actions: failed.actions } : {}),
          outgoing: without(before, clientId),
        }
      : { outgoing: withDelivery(before, clientId, 'failed') },
  );
}
