import { typingDuration, typingInterval, type ReplyActions } from '@pothik/contract';
import type { ChosenPicture } from '../controller.ts';
import { createDelivery } from '../machine/delivery.ts';
import { toFailure } from '../machine/failure.ts';
import { createLateness } from '../machine/lateness.ts';
import { createPendingUploads, throttleProgress } from '../machine/pending-uploads.ts';
import { createPolling } from '../machine/polling.ts';
import { runMachine } from '../machine/run-machine.ts';
import type { DeskEffect } from './effects.ts';
import type { DeskPorts } from './ports.ts';
import { initialDeskState, type DeskState, type WritingKind } from './state.ts';
import { deskTransition } from './transition.ts';
import { findOutgoing } from './writing.ts';

/** The desk of a member of staff, that runs. */
export interface DeskController {
  getState: () => DeskState;
  /** Called after each change. @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  /** Looks at a chat, or at none. */
  open(chatId: string | undefined): void;
  /** Keeps what is being written; with `actions`, what sending the reply does as well. */
  type(chatId: string, kind: WritingKind, text: string, actions?: ReplyActions): void;
  /** Sends what was written. */
  send(chatId: string, kind: WritingKind): void;
  /** Sends a picture to the visitor; its measures in pixels. */
  sendPicture(chatId: string, picture: ChosenPicture): void;
  /** The picture of a message could not be loaded: its address may have expired, and is fetched anew. */
  renewPicture(chatId: string, messageId: string): void;
  /** Sends a failed one again, and tries a late one at once. */
  retry(chatId: string, clientId: string): void;
  /** Gives up one that failed or is late; a late one may have arrived all the same. */
  discard(chatId: string, clientId: string): void;
  join(chatId: string): void;
  close(chatId: string): void;
  returnToQueue(chatId: string): void;
  /** Puts one's own chat off until then, a moment in UTC; without one, it comes back now. */
  snooze(chatId: string, until?: string): void;
  /** Marks one's own chat as unread until it is looked at again. */
  markUnread(chatId: string): void;
  /** Tags a chat, or takes a tag off it. */
  tag(chatId: string, tag: string, isSet: boolean): void;
  /** To a colleague; or to oneself, which takes it over. */
  handOver(chatId: string, staffId: string): void;
  /** Fetches again what is shown. */
  reload(): void;
  /** Ends the socket and all that waits; what was written stays kept. */
  stop(): void;
}

type EffectOf<Type extends DeskEffect['type']> = Extract<DeskEffect, { type: Type }>;

/** Runs the desk's machine against the outside, for one member of staff. */
export function createDeskController(me: DeskState['me'], ports: DeskPorts): DeskController {
  const { server, socket, storage, clock } = ports;
  const machine = runMachine({
    initialState: initialDeskState(me),
    transition: deskTransition,
    carryOut,
    afterEach(event) {
      const outgoing = Object.values(getState().writing).flatMap((writing) => writing.outgoing);
      const onTheirWay = outgoing.map(({ clientId }) => clientId);
      pendingUploads.keepOnly(onTheirWay);
      lateness.keepOnly(onTheirWay);
      // What is given up holds up nothing behind it.
      if (event.type === 'connected' || event.type === 'discardRequested') wake();
    },
  });
  const { getState, dispatch } = machine;

  const lateness = createLateness(clock);
  const tellWhenLate = ({ chatId, clientId }: { chatId: string; clientId: string }) =>
    lateness.watch(clientId, () => dispatch({ type: 'sendDelayed', chatId, clientId }));

  function wake() {
    delivery.wake();
    uploads.wake();
  }

  const isWanted = ({ chatId, clientId }: { chatId: string; clientId: string }) =>
    machine.isRunning() && findOutgoing(getState(), chatId, clientId) !== undefined;

  const delivery = createDelivery<EffectOf<'send'>>({
    clock,
    async send({ kind, ...input }) {
      const { chatId, actions } = input;
      if (kind === 'note') dispatch({ type: 'noteSent', chatId, note: await server.note(input) });
      else {
        const sent = await server.reply(input);
        dispatch({ type: 'replySent', chatId, ...sent, ...(actions && { actions }) });
      }
    },
    failed({ chatId, clientId }, failure) {
      dispatch({ type: 'sendFailed', chatId, clientId, failure });
    },
    isRepeatable: () => true,
    isWanted,
  });

  const pendingUploads = createPendingUploads(ports.pictures);
  // Words do not wait for pictures.
  const uploads = createDelivery<EffectOf<'sendPicture'>>({
    clock,
    async send({ chatId, clientId }) {
      const picture = pendingUploads.fileOf(clientId);
      if (!picture) return;
      const tell = throttleProgress((progress) =>
        dispatch({ type: 'pictureProgressed', chatId, clientId, progress }),
      );
      const message = await server.picture({ chatId, clientId, picture }, tell);
      dispatch({ type: 'replySent', chatId, message });
    },
    failed({ chatId, clientId }, failure) {
      dispatch({ type: 'sendFailed', chatId, clientId, failure });
    },
    isRepeatable: () => true,
    isWanted,
  });

  async function fetchChats() {
    try {
      dispatch({ type: 'chatsFetched', chats: await server.openChats() });
    } catch {
      dispatch({ type: 'chatsFetchFailed' });
    }
  }

  async function fetchConversation(access: { chatId: string; after?: number }) {
    try {
      dispatch({ type: 'conversationFetched', ...(await server.talk(access)) });
    } catch (error) {
      const { chatId } = access;
      dispatch({ type: 'conversationFetchFailed', chatId, failure: toFailure(error) });
    }
  }

  const polling = createPolling(clock, async () => {
    const { openId } = getState();
    await Promise.all([
      fetchChats(),
      openId === undefined ? undefined : fetchConversation({ chatId: openId }),
    ]);
  });

  function call(effect: EffectOf<'act'>) {
    const { chatId } = effect;
    switch (effect.action) {
      case 'join':
        return server.join(chatId);
      case 'close':
        return server.close(chatId);
      case 'return':
        return server.returnToQueue(chatId);
      case 'snooze':
        return server.snooze(chatId, effect.until);
      case 'unread':
        return server.markUnread(chatId, true);
      case 'tag':
        return server.tag(chatId, effect.tag, effect.isSet);
      case 'hand-over':
        return server.handOver(chatId, effect.staffId);
    }
  }

  async function act(effect: EffectOf<'act'>) {
    const { chatId, action } = effect;
    try {
      dispatch({ type: 'acted', chatId, action, chat: await call(effect) });
    } catch (error) {
      dispatch({ type: 'actFailed', chatId, action, failure: toFailure(error) });
    }
  }

  const typingEnds = new Map<string, () => void>();
  function awaitTypingEnd(chatId: string) {
    typingEnds.get(chatId)?.();
    const cancel = clock.after(typingDuration, () => {
      typingEnds.delete(chatId);
      dispatch({ type: 'typingEnded', chatId });
    });
    typingEnds.set(chatId, cancel);
  }

  const toldTyping = new Set<string>();
  function reportTyping(chatId: string) {
    if (toldTyping.has(chatId)) return;
    toldTyping.add(chatId);
    socket.typing(chatId);
    clock.after(typingInterval, () => void toldTyping.delete(chatId));
  }

  function carryOut(effect: DeskEffect): void {
    switch (effect.type) {
      case 'fetchChats':
        void fetchChats();
        break;
      case 'fetchConversation': {
        const { type: _type, ...access } = effect;
        void fetchConversation(access);
        break;
      }
      case 'watch':
        socket.watch();
        break;
      case 'join': {
        const { type: _type, ...access } = effect;
        socket.join(access);
        break;
      }
      case 'leave':
        socket.leave(effect.chatId);
        break;
      case 'startPolling':
        polling.start();
        break;
      case 'stopPolling':
        polling.stop();
        break;
      case 'send':
        tellWhenLate(effect);
        delivery.send(effect);
        break;
      case 'sendPicture':
        tellWhenLate(effect);
        uploads.send(effect);
        break;
      case 'hurry':
        tellWhenLate(effect);
        wake();
        break;
      case 'act':
        void act(effect);
        break;
      case 'reportTyping':
        reportTyping(effect.chatId);
        break;
      case 'reportSeen':
        socket.seen(effect.chatId, effect.sequence);
        break;
      case 'reportRead':
        // Told again when it is looked at again.
        server.markUnread(effect.chatId, false).catch(() => undefined);
        break;
      case 'awaitTypingEnd':
        awaitTypingEnd(effect.chatId);
        break;
      case 'persist':
        storage.write(effect.chatId, effect.writing);
        break;
      case 'tell':
        ports.tell(effect.news);
        break;
    }
  }

  const unsubscribe = [
    socket.subscribe(dispatch),
    ports.visibility.subscribe((isHidden) =>
      dispatch({ type: isHidden ? 'tabHidden' : 'tabShown' }),
    ),
  ];
  if (ports.visibility.isHidden()) dispatch({ type: 'tabHidden' });
  dispatch({ type: 'began', writing: storage.read() });

  return {
    getState,
    subscribe: machine.subscribe,
    open: (chatId) => dispatch({ type: 'chatOpened', chatId }),
    type: (chatId, kind, text, actions) =>
      dispatch({ type: 'typed', chatId, kind, text, ...(actions && { actions }) }),
    send: (chatId, kind) =>
      dispatch({ type: 'sendRequested', chatId, kind, clientId: ports.newId(), at: clock.now() }),
    sendPicture(chatId, { file, width, height }) {
      const clientId = ports.newId();
      const preview = pendingUploads.hold(clientId, file);
      const at = clock.now();
      dispatch({ type: 'pictureRequested', chatId, clientId, at, preview, width, height });
    },
    renewPicture: (chatId, messageId) => dispatch({ type: 'pictureExpired', chatId, messageId }),
    retry: (chatId, clientId) => dispatch({ type: 'retryRequested', chatId, clientId }),
    discard: (chatId, clientId) => dispatch({ type: 'discardRequested', chatId, clientId }),
    join: (chatId) => dispatch({ type: 'actRequested', chatId, action: 'join' }),
    close: (chatId) => dispatch({ type: 'actRequested', chatId, action: 'close' }),
    returnToQueue: (chatId) => dispatch({ type: 'actRequested', chatId, action: 'return' }),
    snooze: (chatId, until) => dispatch({ type: 'actRequested', chatId, action: 'snooze', until }),
    markUnread: (chatId) => dispatch({ type: 'actRequested', chatId, action: 'unread' }),
    tag: (chatId, tag, isSet) =>
      dispatch({ type: 'actRequested', chatId, action: 'tag', tag, isSet }),
    handOver: (chatId, staffId) =>
      dispatch({ type: 'actRequested', chatId, action: 'hand-over', staffId }),
    reload: () => dispatch({ type: 'reloadRequested' }),
    stop() {
      machine.stop();
      for (const end of unsubscribe) end();
      for (const cancel of typingEnds.values()) cancel();
      polling.stop();
      wake();
      pendingUploads.keepOnly([]);
      lateness.keepOnly([]);
      socket.close();
    },
  };
}
