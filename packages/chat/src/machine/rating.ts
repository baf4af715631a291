import { trimWritten } from '@pothik/contract';
import { conversationOf, stay, type Step } from './conversation.ts';
import type { ChatEffect } from './effects.ts';
import type { ChatEvent } from './events.ts';
import type { ChatState, Conversation, GivenRating, TalkRating } from './state.ts';

type EventOf<Type extends ChatEvent['type']> = Extract<ChatEvent, { type: Type }>;

const isSame = (one: GivenRating | undefined, other: GivenRating | undefined) =>
  one?.score === other?.score && one?.comment === other?.comment;

function rate({ chatId, visitorToken }: Conversation, rating: GivenRating): ChatEffect {
  const access = visitorToken === undefined ? { chatId } : { chatId, visitorToken };
  return { type: 'rate', ...access, rating };
}

/** Sends a rating off; while another one is on its way it waits for that, so that the last one stays. */
function send(talk: Conversation, rating: TalkRating, wanted: GivenRating) {
  const isBusy = rating.delivery === 'sending';
  const next: Conversation = { ...talk, rating: { ...rating, wanted, delivery: 'sending' } };
  const effects = isBusy ? [] : [rate(talk, wanted)];
  return { talk: next, effects };
}

export function rateRequested(state: ChatState, event: EventOf<'rateRequested'>): Step {
  const talk = conversationOf(state);
  if (talk?.phase !== 'closed' || !talk.rating) return stay(state);
  const { rating } = talk;
  const score = event.score ?? rating.wanted?.score;
  if (score === undefined) return stay(state);
  const comment = event.comment === undefined ? rating.wanted?.comment : trimWritten(event.comment);
  const wanted: GivenRating = { score, ...(comment ? { comment } : {}) };
  if (rating.delivery === 'idle' && isSame(wanted, rating.saved)) return stay(state);
  const sent = send(talk, rating, wanted);
  return [{ ...state, talk: sent.talk }, sent.effects];
}

/** Goes on with a rating that an earlier page has not seen come through. */
export function goOnRating(talk: Conversation, unsent: GivenRating | undefined) {
  const { phase, rating } = talk;
  if (phase !== 'closed' || !rating || !unsent) return { talk, effects: [] };
  return send(talk, { ...rating, draft: unsent.comment ?? '' }, unsent);
}

export function ratingCommentTyped(
  state: ChatState,
  { comment }: EventOf<'ratingCommentTyped'>,
): Step {
  const talk = conversationOf(state);
  if (!talk?.rating) return stay(state);
  return stay({ ...state, talk: { ...talk, rating: { ...talk.rating, draft: comment } } });
}

export function ratingSent(
  state: ChatState,
  talk: Conversation,
  { rating: saved }: EventOf<'ratingSent'>,
): Step {
  const { rating } = talk;
  if (rating?.delivery !== 'sending') return stay(state);
  const wanted = rating.wanted ?? saved;
  const isLast = isSame(wanted, saved);
  const delivery = isLast ? 'idle' : 'sending';
  return [
    { ...state, talk: { ...talk, rating: { ...rating, saved, wanted, delivery } } },
    isLast ? [] : [rate(talk, wanted)],
  ];
}

export function ratingFailed(state: ChatState, talk: Conversation): Step {
  if (talk.rating?.delivery !== 'sending') return stay(state);
  return stay({ ...state, talk: { ...talk, rating: { ...talk.rating, delivery: 'failed' } } });
}

/** The rating that may not have come through. */
function unsentRatingOf(state: ChatState): GivenRating | undefined {
  if (state.talk.phase === 'restoring') return state.talk.unsentRating;
  const { wanted, saved } = conversationOf(state)?.rating ?? {};
  return isSame(wanted, saved) ? undefined : wanted;
}

/** A page that ends before a rating has come through can send it when it is there again. */
export function followRating(before: ChatState, after: ChatState): ChatEffect[] {
  const rating = unsentRatingOf(after);
  if (isSame(unsentRatingOf(before), rating)) return [];
  return [rating ? { type: 'keepRating', rating } : { type: 'dropRating' }];
}
