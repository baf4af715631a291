import type { Failure } from '@pothik/api-client/rtk-query';
import { limits, type Booking, type DocumentPart, type Service } from '@pothik/contract';
import { useToast } from '@pothik/ui';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { useAskedConsents } from '../../../messages/consents.ts';
import { useRules } from '../../../messages/rules.ts';
import { saidOr } from '../../../shared/said-or.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import type { Store } from '../../../store/make-store.ts';
import type { BookingDraft, DraftDocuments } from './booking-draft.ts';
import { toBookingInput } from './booking-payload.ts';
import { checkBooking, summarize, type BookingError, type BookingField } from './booking-rules.ts';
import { draftChanged, initialBookings } from '../bookings-slice.ts';
import {
  forgetBooking,
  storeDocuments,
  storeForm,
  storedDocuments,
  storedForm,
} from './stored-booking.ts';
import { submitBooking } from './submit-booking.ts';
import { newKey } from '../../../shared/new-key.ts';
import { keepLink } from '../list/kept-links.ts';
import { useBookings } from '../list/use-bookings.ts';

interface Shown {
  /** Counts the submissions, so that each shows its errors anew. */
  attempt: number;
  errors: readonly BookingError[];
  summary: readonly { field: string; message: string }[];
}

const isField = (name: string, draft: BookingDraft): name is BookingField =>
  name in draft || ['passport', 'nidFront', 'nidBack'].includes(name);

/** The booking form's doings: what is typed is kept, what is wrong is said, and what is right is sent. */
export function useBookingForm(service: Service) {
  const { form: messages } = useBookingMessages();
  const consent = useAskedConsents().documents;
  const rule = useRules();
  const { draft, submission } = useBookings();
  const { user, isAuthenticated } = useAppSelector((state) => state.auth);
  const store = useStore() as Store;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toasts = useToast();
  const [documents, setDocuments] = useState<DraftDocuments>({});
  /** The same at once: a second photo may be ready before the first one has been shown. */
  const chosen = useRef<DraftDocuments>({});
  const [shown, setShown] = useState<Shown>({ attempt: 0, errors: [], summary: [] });
  /** A guest's success; `booking` is what the server told of it. */
  const [success, setSuccess] = useState<{
    booking: Booking | undefined;
    link: string | undefined;
  }>();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(false);
  const owner = user?.email ?? '';

  const putDocuments = (next: DraftDocuments) => {
    chosen.current = next;
    setDocuments(next);
  };

  useEffect(() => () => clearTimeout(redirect.current), []);
  useEffect(() => {
    let left = false;
    const restore = async () => {
      if (!(await storedForm(service._id, owner))) return;
      const kept = await storedDocuments(service._id);
      if (!left) putDocuments({ ...kept, ...chosen.current });
    };
    void restore();
    return () => {
      left = true;
    };
  }, [service._id, owner]);

  const now = () => store.getState().bookings ?? initialBookings;
  const keep = () => {
    const { contactMode, draft: kept, key } = now();
    return storeForm(service._id, { owner, contactMode, draft: kept, key });
  };
  const forgive = (field: BookingField) =>
    setShown((before) => ({
      ...before,
      errors: before.errors.filter((error) => error.field !== field),
    }));

  const change = <Field extends keyof BookingDraft>(field: Field, value: BookingDraft[Field]) => {
    dispatch(draftChanged({ [field]: value }));
    forgive(field);
    void keep();
  };
  const changeDocument = (part: DocumentPart, file: File | undefined) => {
    const { [part]: _before, ...others } = chosen.current;
    const next = file ? { ...others, [part]: file } : others;
    putDocuments(next);
    dispatch(draftChanged({}));
    forgive(part);
    void keep();
    void storeDocuments(service._id, next);
  };

  const show = (errors: readonly BookingError[]) =>
    setShown(({ attempt }) => ({ attempt: attempt + 1, errors, summary: summarize(errors) }));

  const fail = (failure: Failure) => {
    const wrong = Object.entries(failure.fields ?? {}).flatMap(([field, message]) =>
      isField(field, draft) ? [{ field, message: saidOr(message, messages.refused) }] : [],
    );
    show(wrong);
    const own = failure.name === 'HttpError' || failure.name === 'ResponseFormatError';
    toasts.add(failure.serverMessage ?? (own ? messages.refused : messages.unexpected), 'error');
  };
  const succeed = (booking: Booking | undefined, link: string | undefined) => {
    putDocuments({});
    show([]);
    void forgetBooking(service._id);
    if (!isAuthenticated) {
      const { reference } = booking ?? {};
      if (reference && link) keepLink({ reference, link });
      setSuccess({ booking, link });
      return;
    }
    toasts.add(messages.submitted, 'success');
    redirect.current = setTimeout(
      () => void navigate('/my-bookings'),
      limits.bookingSuccessRedirect,
    );
  };

  const send = async () => {
    const { key: kept, contactMode } = now();
    const input = toBookingInput(draft, documents, {
      serviceId: service._id,
      serviceType: service.serviceType,
      isInstant: !isAuthenticated && contactMode === 'instant',
      consent: consent.wording,
    });
    const key = kept || newKey();
    const outcome = dispatch(submitBooking(input, key));
    // Before the answer: also after the page is loaded anew it is the same booking.
    await keep();
    const result = await outcome;
    if ('failure' in result) fail(result.failure);
    else succeed(result.booking, result.link);
  };
  const submit = async () => {
    if (sending.current) return;
    const errors = checkBooking(draft, documents, messages, rule);
    show(errors);
    if (errors.length > 0) return;
    sending.current = true;
    try {
      await send();
    } finally {
      sending.current = false;
    }
  };

  return {
    draft,
    documents,
    change,
    changeDocument,
    submit,
    shown,
    errorOf: (field: BookingField) => shown.errors.find((error) => error.field === field)?.message,
    busy: submission.status === 'sending',
    progress: submission.progress,
    success,
    closeSuccess: () => setSuccess(undefined),
  };
}

export type BookingFormState = ReturnType<typeof useBookingForm>;
