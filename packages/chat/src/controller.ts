import { typingDuration, typingInterval } from '@pothik/contract';
import { accessTo, conversationOf } from './machine/conversation.ts';
import { createDelivery } from './machine/delivery.ts';
import type { ChatEffect } from './machine/effects.ts';
import { toFailure } from './machine/failure.ts';
import { createLateness } from './machine/lateness.ts';
import { createPendingUploads, throttleProgress } from './machine/pending-uploads.ts';
import { createPolling } from './machine/polling.ts';
import { chatNotices, toText } from './machine/notices.ts';
import type { ChatPorts } from './machine/ports.ts';
import { unsentOf } from './machine/restoring.ts';
import { runMachine } from './machine/run-machine.ts';
import {
  initialChatState,
  type ChatState,
  type GivenProof,
  type GivenRating,
} from './machine/state.ts';
import { transition } from './machine/transition.ts';

/** A picture as somebody has chosen it. */
export interface ChosenPicture {
  file: Blob;
  /** In pixels. */
  width: number;
  height: number;
}

/** A live chat that runs. */
export interface ChatController {
  getState: () => ChatState;
  /** Called after each change. @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  openPanel(): void;
  closePanel(): void;
  /** Sends the start form; the phone number as it was typed (Specification §5). */
  start(form: { name: string; phone: string; message: string }): void;
  /** Lets the visitor write although nobody answers yet, where `selectCanWriteWhileWaiting` allows it. */
  writeWhileWaiting(): void;
  /** Keeps what stands in the input. */
  type(draft: string): void;
  /** Sends what stands in the input. */
  send(): void;
  /** Sends a picture, where `selectCanAttach` allows it; its measures in pixels. */
  sendPicture(picture: ChosenPicture): void;
  /** The picture of a message could not be loaded: its address may have expired, and is fetched anew. */
  renewPicture(messageId: string): void;
  /** Sends a failed message again, and tries a late one at once. */
  retry(clientId: string): void;
  /** Gives up a message that failed or is late; any other stays. A late one may have arrived all the same. */
  discard(clientId: string): void;
  /**
   * Rates a closed conversation, where `selectRating` has something: what is left out stays as it was.
   * With nothing, what has failed is sent again.
   */
  rate(rating: Partial<GivenRating>): void;
  /** Keeps what stands in the field for a comment on it. */
  typeRatingComment(comment: string): void;
  /**
   * Proves who the visitor is, where `selectIdentity` says that staff have asked for it.
   *
   * @throws what the server port throws.
   */
  prove(proof: GivenProof): Promise<void>;
  /** Leaves a conversation for the start form. */
  startNew(): void;
  /** Ends the socket and all that waits; the conversation stays kept. */
  stop(): void;
}

type EffectOf<Type extends ChatEffect['type']> = Extract<ChatEffect, { type: Type }>;

/**
 * Runs the machine against the outside: every effect is carried out by a port, every answer comes back
 * as an event. It goes on at once with the conversation that the storage keeps.
 */
export function createChatController(ports: ChatPorts): ChatController {
  const { notices = chatNotices } = ports;
  const machine = runMachine({
    initialState: initialChatState,
    transition,
    carryOut,
    afterEach(event) {
      const onTheirWay = unsentOf(getState()).map(({ clientId }) => clientId);
      pendingUploads.keepOnly(onTheirWay);
      lateness.keepOnly(onTheirWay);
      // What is given up holds up nothing behind it.
      if (event.type === 'connected' || event.type === 'discardRequested') wake();
    },
  });
  const { getState, dispatch } = machine;

  const lateness = createLateness(ports.clock);
  const tellWhenLate = (clientId: string) =>
    lateness.watch(clientId, () => dispatch({ type: 'sendDelayed', clientId }));

  function wake() {
    delivery.wake();
    uploads.wake();
  }

  const isWanted = ({ chatId, clientId }: { chatId: string; clientId: string }) => {
    const talk = conversationOf(getState());
    const isOutgoing = talk?.outgoing.some((message) => message.clientId === clientId) ?? false;
    return machine.isRunning() && talk?.chatId === chatId && isOutgoing;
  };

  const delivery = createDelivery<EffectOf<'send'>>({
    clock: ports.clock,
    async send({ chatId, visitorToken, clientId, content }) {
      const access = visitorToken === undefined ? { chatId } : { chatId, visitorToken };
      const message = await ports.server.send({ ...access, clientId, content });
      dispatch({ type: 'sent', chatId, clientId, ...(message ? { message } : {}) });
    },
    failed({ chatId, clientId }, failure) {
      dispatch({ type: 'sendFailed', chatId, clientId, failure });
    },
    // Who gives a visitor token knows the client's ids.
    isRepeatable: ({ visitorToken }) => visitorToken !== undefined,
    isWanted,
  });

  const pendingUploads = createPendingUploads(ports.pictures);
  // Words do not wait for pictures.
  const uploads = createDelivery<EffectOf<'sendPicture'>>({
    clock: ports.clock,
    async send({ type: _type, ...access }) {
      const { chatId, clientId } = access;
      const picture = pendingUploads.fileOf(clientId);
      if (!picture) return;
      const tell = throttleProgress((progress) =>
        dispatch({ type: 'pictureProgressed', clientId, progress }),
      );
      const message = await ports.server.sendPicture({ ...access, picture }, tell);
      dispatch({ type: 'sent', chatId, clientId, ...(message ? { message } : {}) });
    },
    failed({ chatId, clientId }, failure) {
      dispatch({ type: 'sendFailed', chatId, clientId, failure });
    },
    isRepeatable: () => true,
    isWanted,
  });

  const polling = createPolling(ports.clock, async () => {
    const { talk } = getState();
    if ('chatId' in talk) await fetch(accessTo(talk, conversationOf(getState())?.messages));
  });

  async function start({ name, phone, message, clientId }: EffectOf<'start'>) {
    try {
      const started = await ports.server.start({ name, phone, message, clientId });
      dispatch({ type: 'started', ...started });
    } catch (error) {
      dispatch({ type: 'startFailed', failure: toFailure(error) });
    }
  }

  async function fetch(access: ReturnType<typeof accessTo>) {
    try {
      dispatch({ type: 'fetched', ...(await ports.server.fetch(access)) });
    } catch (error) {
      const { chatId } = access;
      dispatch({ type: 'fetchFailed', chatId, failure: toFailure(error) });
    }
  }

  async function rate({ type: _type, ...input }: EffectOf<'rate'>) {
    const { chatId, rating } = input;
    try {
      await ports.server.rate(input);
      dispatch({ type: 'ratingSent', chatId, rating });
    } catch (error) {
      dispatch({ type: 'ratingFailed', chatId, failure: toFailure(error) });
    }
  }

  let isTypingTold = false;
  let callOffTypingEnd: () => void = () => undefined;
  /** While somebody goes on typing it is told now and then. */
  function reportTyping(chatId: string) {
    if (isTypingTold) return;
    isTypingTold = true;
    ports.clock.after(typingInterval, () => {
      isTypingTold = false;
    });
    ports.socket.typing(chatId);
  }

  function carryOut(effect: ChatEffect): void {
    switch (effect.type) {
      case 'start':
        void start(effect);
        break;
      case 'fetch': {
        const { type: _type, ...access } = effect;
        void fetch(access);
        break;
      }
      case 'send':
        tellWhenLate(effect.clientId);
        delivery.send(effect);
        break;
      case 'sendPicture':
        tellWhenLate(effect.clientId);
        uploads.send(effect);
        break;
      case 'hurry':
        tellWhenLate(effect.clientId);
        wake();
        break;
      case 'keepUnsent':
        ports.storage.keepUnsent(effect.message, pendingUploads.fileOf(effect.message.clientId));
        break;
      case 'dropUnsent':
        ports.storage.dropUnsent(effect.clientId);
        break;
      case 'rate':
        void rate(effect);
        break;
      case 'keepRating':
        ports.storage.keepRating(effect.rating);
        break;
      case 'dropRating':
        ports.storage.dropRating();
        break;
      case 'join': {
        const { type: _type, ...access } = effect;
        ports.socket.join(access);
        break;
      }
      case 'leave':
        ports.socket.leave(effect.chatId);
        break;
      case 'reportTyping':
        reportTyping(effect.chatId);
        break;
      case 'reportSeen':
        ports.socket.seen(effect.chatId, effect.sequence);
        break;
      case 'awaitTypingEnd':
        callOffTypingEnd();
        callOffTypingEnd = ports.clock.after(typingDuration, () =>
          dispatch({ type: 'typingEnded' }),
        );
        break;
      case 'startPolling':
        polling.start();
        break;
      case 'stopPolling':
        polling.stop();
        break;
      case 'persist':
        ports.storage.write(effect.stored);
        break;
      case 'forget':
        ports.storage.clear();
        break;
      case 'toast':
        ports.toast(effect.tone, toText(effect.words, notices));
        break;
      case 'askNotificationPermission':
        // Whoever says no has said so; the chat works without.
        ports.notifications.askPermission().catch(() => undefined);
        break;
      case 'notify':
        ports.notifications.show(notices[effect.title], effect.body);
        break;
    }
  }

  /** Goes on with what is kept, as soon as the bytes of its pictures are there. */
  function begin() {
    const { storage } = ports;
    const unsent = storage.readUnsent();
    const unsentRating = storage.readRating();
    const goOn = (files: ReadonlyMap<string, Blob | undefined>) =>
      dispatch({
        type: 'began',
        stored: storage.read(),
        ...(unsentRating ? { unsentRating } : {}),
        unsent: unsent.map(({ picture, ...message }) => {
          const file = files.get(message.clientId);
          if (!picture || !file) return message;
          const preview = pendingUploads.hold(message.clientId, file);
          return { ...message, picture: { ...picture, preview } };
        }),
      });
    const pictures = unsent.filter(({ picture }) => picture !== undefined);
    const reading = pictures.map(async ({ clientId }) => {
      const file = await storage.readPicture?.(clientId).catch(() => undefined);
      return [clientId, file] as const;
    });
    if (reading.length === 0) goOn(new Map());
    else void Promise.all(reading).then((files) => goOn(new Map(files)));
  }

  const unsubscribe = [
    ports.socket.subscribe(dispatch),
    ports.storage.subscribe((stored) => dispatch({ type: 'storageChanged', stored })),
    ports.visibility.subscribe((isHidden) =>
      dispatch({ type: isHidden ? 'tabHidden' : 'tabShown' }),
    ),
  ];
  if (ports.visibility.isHidden()) dispatch({ type: 'tabHidden' });
  begin();

  return {
    getState,
    subscribe: machine.subscribe,
    openPanel: () => dispatch({ type: 'panelOpened' }),
    closePanel: () => dispatch({ type: 'panelClosed' }),
    start: (form) => dispatch({ type: 'startRequested', ...form, clientId: ports.newId() }),
    writeWhileWaiting: () => dispatch({ type: 'writeWhileWaitingRequested' }),
    type: (draft) => dispatch({ type: 'typed', draft }),
    send: () => dispatch({ type: 'sendRequested', clientId: ports.newId(), at: ports.clock.now() }),
    sendPicture({ file, width, height }) {
      const clientId = ports.newId();
      const preview = pendingUploads.hold(clientId, file);
      const at = ports.clock.now();
      dispatch({ type: 'pictureRequested', clientId, at, preview, width, height });
    },
    renewPicture: (messageId) => dispatch({ type: 'pictureExpired', messageId }),
    retry: (clientId) => dispatch({ type: 'retryRequested', clientId }),
    discard: (clientId) => dispatch({ type: 'discardRequested', clientId }),
    rate: (rating) => dispatch({ type: 'rateRequested', ...rating }),
    typeRatingComment: (comment) => dispatch({ type: 'ratingCommentTyped', comment }),
    async prove(proof) {
      const talk = conversationOf(getState());
      if (!talk) return;
      const chat = await ports.server.prove({ ...accessTo(talk), proof });
      dispatch({ type: 'fetched', chat, messages: [] });
    },
    startNew: () => dispatch({ type: 'newChatRequested' }),
    stop() {
      machine.stop();
      for (const end of unsubscribe) end();
      polling.stop();
      callOffTypingEnd();
      wake();
      pendingUploads.keepOnly([]);
      lateness.keepOnly([]);
      ports.socket.close();
    },
  };
}
