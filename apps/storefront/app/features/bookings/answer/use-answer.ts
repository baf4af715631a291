import type { Failure } from '@pothik/api-client/rtk-query';
import { useToast } from '@pothik/ui';
import { useEffect, useRef, useState } from 'react';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { useAskedConsents } from '../../../messages/consents.ts';
import { forgetDrafts, storeDraft, storedDraft } from '../../../shared/draft-storage.ts';
import { newKey } from '../../../shared/new-key.ts';
import { saidOr } from '../../../shared/said-or.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { sendAnswer, type Answer, type AnswerTo } from './send-answer.ts';

interface Draft extends Answer {
  /** Names the answer to the server. Empty: this content was not sent yet. */
  key: string;
}

const empty: Draft = { words: '', paper: undefined, key: '' };

/** An answer being written: it is kept on this device until it has arrived. */
export function useAnswer(bookingId: string, askedAt: string, to: AnswerTo) {
  const { answer: messages } = useBookingMessages();
  const consent = useAskedConsents().documents;
  const dispatch = useAppDispatch();
  const toasts = useToast();
  const [draft, setDraft] = useState<Draft>(empty);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  /** The same at once: a photo may be ready while words are being typed, and a press may come twice. */
  const latest = useRef(draft);
  const sending = useRef(false);
  const name = `answer:${bookingId}:${askedAt}`;

  const put = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    return storeDraft(name, next);
  };
  useEffect(() => {
    let left = false;
    void storedDraft(name).then((kept) => {
      // Words typed meanwhile are newer.
      if (left || !kept || latest.current !== empty) return;
      latest.current = kept as Draft;
      setDraft(latest.current);
    });
    return () => {
      left = true;
    };
  }, [name]);

  const change = (changes: Partial<Answer>) => {
    setError(undefined);
    void put({ ...latest.current, ...changes, key: '' });
  };
  const explain = ({ serverMessage, fields }: Failure) =>
    saidOr(fields?.paper ?? fields?.words ?? serverMessage, messages.failed);

  const send = async () => {
    const { words, paper, key } = latest.current;
    if (sending.current) return;
    if (words.trim() === '' && !paper) {
      setError(messages.empty);
      return;
    }
    sending.current = true;
    setError(undefined);
    setProgress(0);
    const named = { ...latest.current, key: key || newKey() };
    // Before the answer: also after the page is loaded anew it is the same one.
    await put(named);
    const failure = await dispatch(
      sendAnswer(
        to,
        { words: words.trim(), paper },
        { key: named.key, consent: consent.wording, onProgress: setProgress },
      ),
    );
    sending.current = false;
    setProgress(undefined);
    if (failure) {
      setError(explain(failure));
      // The form may be gone with what it was about.
      if (failure.status === 409) toasts.add(explain(failure), 'error');
      return;
    }
    await forgetDrafts(name);
    toasts.add(messages.done, 'success');
  };

  return { draft, change, send, error, progress, busy: progress !== undefined };
}
