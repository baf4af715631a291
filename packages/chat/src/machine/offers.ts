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

/** Takes that the server takes a rating, and the one it has. What this page knows already stays. */
export function withRatingOffered<Talk extends Conversation>(talk: Talk, chat: Chat): Talk {
  // A server that is not ours may mean something else by it.
  const offers: unknown = chat.offers;
  if (talk.rating || !Array.isArray(offers) || !offers.includes('rating')) return talk;
  const saved = readRating(chat.rating);
  const rating: TalkRating = {
    ...(saved ? { saved, wanted: saved } : {}),
    draft: saved?.comment ?? '',
    delivery: 'idle',
  };
  return { ...talk, rating };
}
