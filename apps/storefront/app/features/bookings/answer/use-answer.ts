import type { Failure } from '@pothik/api-client/rtk-query';
import type { Booking, BookingRequest } from '@pothik/contract';
import { useToast } from '@pothik/ui';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { useAskedConsents } from '../../../messages/consents.ts';
import { useOutboxMessages } from '../../../messages/outbox.ts';
import { storeDraft, storedDraft } from '../../../shared/draft-storage.ts';
import { newKey } from '../../../shared/new-key.ts';
import { useOutbox } from '../../../shared/outbox/use-outbox.ts';
import { saidOr } from '../../../shared/said-or.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import type { Store } from '../../../store/make-store.ts';
import { deliver } from '../../../store/send-outbox.ts';
import { titleOf } from '../list/booking-facts.ts';
import type { Answer, AnswerTo } from './send-answer.ts';
import { isAnswerOf, type AnswerDraft, type WaitingAnswer } from './waiting-answer.ts';

const empty: AnswerDraft = { words: '', paper: undefined, key: '' };

/** An answer being written: it is kept on this device until it has arrived. */
export function useAnswer(booking: Booking, { at: askedAt }: BookingRequest, to: AnswerTo) {
  const { answer: messages, booking: words } = useBookingMessages();
  const { noRoom } = useOutboxMessages();
  const consent = useAskedConsents().documents;
  const store = useStore() as Store;
  const owner = useAppSelector(({ auth }) => auth.user?.email ?? '');
  const { entries } = useOutbox();
  const toasts = useToast();
  const [draft, setDraft] = useState(empty);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  /** True where a press on this page sent off the answer that waits. */
  const [isSentOff, setSentOff] = useState(false);
  /** The same at once: a photo may be ready while words are being typed, and a press may come twice. */
  const latest = useRef(draft);
  const sending = useRef(false);
  const name = `answer:${booking._id}:${askedAt}`;
  const waiting = entries.find((entry) => isAnswerOf(name, entry));
  const isWaiting = waiting !== undefined;

  const put = (next: AnswerDraft) => {
    latest.current = next;
    setDraft(next);
    return storeDraft(name, next);
  };
  // Once more when it was taken back.
  useEffect(() => {
    let left = false;
    void storedDraft(name).then((kept) => {
      // Words typed meanwhile are newer.
      if (left || !kept || latest.current !== empty) return;
      latest.current = kept as AnswerDraft;
      setDraft(latest.current);
    });
    return () => {
      left = true;
    };
  }, [name, isWaiting]);

  const change = (changes: Partial<Answer>) => {
    setError(undefined);
    void put({ ...latest.current, ...changes, key: '' });
  };
  const explain = ({ serverMessage, fields }: Failure) =>
    saidOr(fields?.paper ?? fields?.words ?? serverMessage, messages.failed);

  const send = async () => {
    const { paper, key } = latest.current;
    const written = latest.current.words.trim();
    if (sending.current) return;
    if (written === '' && !paper) {
      setError(messages.empty);
      return;
    }
    sending.current = true;
    setError(undefined);
    setProgress(0);
    const named = { ...latest.current, key: key || newKey() };
    // Before the answer: also after the page is loaded anew it is the same one.
    await put(named);
    const delivery = await deliver(
      store,
      {
        key: named.key,
        kind: 'answer',
        owner,
        title: titleOf(booking, words),
        path: 'id' in to ? '/my-bookings' : `/track#${to.link}`,
        payload: {
          draft: name,
          answer: { words: written, paper },
          to,
          consent: consent.wording,
        } satisfies WaitingAnswer,
      },
      { onProgress: setProgress, onUnkept: () => toasts.add(noRoom, 'warning') },
    );
    sending.current = false;
    setProgress(undefined);
    setSentOff(delivery.status === 'waiting');
    if (delivery.status === 'sent') toasts.add(messages.done, 'success');
    if (delivery.status !== 'failed') return;
    const { failure } = delivery;
    setError(explain(failure));
    // The form may be gone with what it was about.
    if (failure.status === 409) toasts.add(explain(failure), 'error');
  };

  const busy = progress !== undefined;
  return {
    draft,
    change,
    send,
    error,
    progress,
    busy,
    /** The answer in the outbox, unless it is on its way for the first time. */
    waiting: busy ? undefined : waiting,
    isSentOff,
  };
}
