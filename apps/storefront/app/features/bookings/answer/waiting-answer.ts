import { forgetDrafts, storeDraft } from '../../../shared/draft-storage.ts';
import type { OutboxEntry } from '../../../shared/outbox/outbox-entry.ts';
import type { SendEntry } from '../../../store/send-entry.ts';
import { sendAnswer, type Answer, type AnswerTo } from './send-answer.ts';

/** An answer that is being written. */
export interface AnswerDraft extends Answer {
  /** Names the answer to the server. Empty: this content was not sent yet. */
  key: string;
}

/** An answer in the outbox. */
export interface WaitingAnswer {
  /** The name of its draft, which tells the request that is answered. */
  draft: string;
  answer: Answer;
  to: AnswerTo;
  /** The name of the text by which consent to use the photo was asked for. */
  consent: string;
}

const waitingAnswer = ({ payload }: OutboxEntry) => payload as WaitingAnswer;

/** Tells whether an entry is the answer that was written as this draft, and that the server does not have yet. */
export const isAnswerOf = (draft: string, entry: OutboxEntry): boolean =>
  entry.kind === 'answer' && entry.state !== 'sent' && waitingAnswer(entry).draft === draft;

/** Sends an answer that waits, and forgets its draft. */
export const sendWaitingAnswer: SendEntry = (entry, how) => async (dispatch) => {
  const { draft, answer, to, consent } = waitingAnswer(entry);
  const failure = await dispatch(sendAnswer(to, answer, { key: entry.key, consent, ...how }));
  if (failure) return { failure };
  await forgetDrafts(draft);
  return { sent: { opens: entry.path } };
};

/** Puts an answer that is not to be sent as it is back into its form. */
export async function returnAnswer(entry: OutboxEntry): Promise<void> {
  const { draft, answer } = waitingAnswer(entry);
  await storeDraft(draft, { ...answer, key: entry.key } satisfies AnswerDraft);
}
