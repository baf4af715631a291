import type { Chat } from '@pothik/contract';
import type { Conversation, GivenRating, TalkRating } from './state.ts';

const scores: readonly unknown[] = ['good', 'okay', 'bad'] satisfies GivenRating['score'][];

const isScore = (value: unknown): value is GivenRating['score'] => scores.includes(value);

/** A rating as an answer or a storage has it; undefined where it is none. */
export function readRating(value: unknown): GivenRating | undefined {
  const { score, comment } = Object(value) as Record<string, unknown>;
  if (!isScore(score)) return undefined;
  return { score, ...(typeof comment === 'string' && comment !== '' ? { comment } : {}) };
}

/** Takes what a server offers beyond the specification. What this page knows of a rating already stays. */
export function withOffers<Talk extends Conversation>(before: Talk, chat: Chat): Talk {
  // A server that is not ours may mean something else by it.
  const offers: unknown = chat.offers;
  if (!Array.isArray(offers)) return before;
  const talk = offers.includes('transcript') ? { ...before, offersTranscript: true } : before;
  if (talk.rating || !offers.includes('rating')) return talk;
  const saved = readRating(chat.rating);
  const rating: TalkRating = {
    ...(saved ? { saved, wanted: saved } : {}),
    draft: saved?.comment ?? '',
    delivery: 'idle',
  };
  return { ...talk, rating };
}
