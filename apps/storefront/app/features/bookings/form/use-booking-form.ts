import type { Failure } from '@pothik/api-client/rtk-query';
import { limits, type DocumentPart, type Service } from '@pothik/contract';
import { useToast } from '@pothik/ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { useBookingMessages } from '../../../messages/bookings.ts';
import { useAskedConsents } from '../../../messages/consents.ts';
import { useOutboxMessages } from '../../../messages/outbox.ts';
import { useRules } from '../../../messages/rules.ts';
import type { NewEntry } from '../../../shared/outbox/outbox-entry.ts';
import { wantOutbox } from '../../../shared/outbox/outbox-mark.ts';
import { useOutbox } from '../../../shared/outbox/use-outbox.ts';
import { refusalsOf } from '../../../shared/form-visit/refusals-of.ts';
import { useKeptState } from '../../../shared/use-kept-state.ts';
import { useFormVisit } from '../../../shared/form-visit/use-form-visit.ts';
import { saidOr } from '../../../shared/said-or.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import type { Store } from '../../../store/make-store.ts';
import { deliver } from '../../../store/send-outbox.ts';
import type { BookingDraft, DraftDocuments } from './booking-draft.ts';
import { checkBooking, summarize, type BookingError, type BookingField } from './booking-rules.ts';
import {
  draftChanged,
  initialBookings,
  progressed,
  restored,
  submitFailed,
  submitted,
  submitting,
} from '../bookings-slice.ts';
import { storeDocuments, storeForm, storedDocuments, storedForm } from './stored-booking.ts';
import { stepOfField } from './step-of-field.ts';
import type { SubmittedBooking } from './submit-booking.ts';
import { hasArrivedFrom, isBookingOf, type WaitingBooking } from './waiting-booking.ts';
import { newKey } from '../../../shared/new-key.ts';
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
  const outbox = useOutboxMessages();
  const consent = useAskedConsents().documents;
  const rules = useRules();
  const { draft, submission } = useBookings();
  const { user, isAuthenticated } = useAppSelector((state) => state.auth);
  const store = useStore() as Store;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toasts = useToast();
  const visit = useFormVisit('booking', service.serviceType);
  /** `chosen` tells at once: a second photo may be ready before the first one has been shown. */
  const [documents, putDocuments, chosen] = useKeptState<DraftDocuments>('booking:documents', {});
  /** The photos that the device has kept are being read. */
  const reading = useRef(Promise.resolve());
  const [shown, setShown] = useKeptState<Shown>('booking:shown', {
    attempt: 0,
    errors: [],
    summary: [],
  });
  /** A guest's success; `booking` is what the server told of it. */
  const [success, setSuccess] = useKeptState<SubmittedBooking | undefined>(
    'booking:success',
    undefined,
  );
  /** The key of the booking that somebody waits for here: the form tells what comes of it. */
  const [inHand, setInHand] = useKeptState<string | undefined>('booking:in-hand', undefined);
  const owner = user?.email ?? '';
  const { entries } = useOutbox();
  /** The booking of this service that is on its way, or was refused. */
  const waiting =
    submission.status === 'sending'
      ? undefined
      : entries.find((entry) => isBookingOf(service._id, entry));
  /** The one that waited and has arrived, until somebody books again. */
  const arrived = entries.find((entry) => entry.key !== inHand && hasArrivedFrom(pathname, entry));
  const isWaiting = waiting !== undefined;
  const hasWaited = useRef(false);

  // Loaded while there is a line: it shows what waits.
  useEffect(wantOutbox, []);
  useEffect(() => {
    if (isWaiting) {
      hasWaited.current = true;
      return undefined;
    }
    let left = false;
    const restore = async () => {
      const form = await storedForm(service._id, owner);
      const kept = form ? await storedDocuments(service._id) : {};
      if (left) return;
      putDocuments({ ...kept, ...chosen() });
      if (!hasWaited.current) return;
      // It was taken back, or has gone out meanwhile.
      hasWaited.current = false;
      putDocuments(kept);
      dispatch(form ? restored(form) : submitted());
    };
    reading.current = restore();
    return () => {
      left = true;
    };
  }, [service._id, owner, isWaiting, dispatch, chosen, putDocuments]);

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
    visit.reach(stepOfField(field));
    dispatch(draftChanged({ [field]: value }));
    forgive(field);
    void keep();
  };
  const changeDocument = (part: DocumentPart, file: File | undefined) => {
    const { [part]: _before, ...others } = chosen();
    const next = file ? { ...others, [part]: file } : others;
    visit.reach('documents');
    putDocuments(next);
    dispatch(draftChanged({}));
    forgive(part);
    void keep();
    // Kept photos are read before they are overwritten.
    void reading.current.then(() => storeDocuments(service._id, chosen()));
  };

  const show = (errors: readonly BookingError[]) =>
    setShown(({ attempt }) => ({ attempt: attempt + 1, errors, summary: summarize(errors) }));

  const fail = (failure: Failure) => {
    visit.refuse(refusalsOf(failure));
    const wrong = Object.entries(failure.fields ?? {}).flatMap(([field, message]) =>
      isField(field, draft) ? [{ field, message: saidOr(message, messages.refused) }] : [],
    );
    show(wrong);
    const own = failure.name === 'HttpError' || failure.name === 'ResponseFormatError';
    toasts.add(failure.serverMessage ?? (own ? messages.refused : messages.unexpected), 'error');
  };
  const succeed = (answer: SubmittedBooking | undefined) => {
    putDocuments({});
    show([]);
    dispatch(submitted());
    if (!isAuthenticated) {
      setSuccess(answer ?? { booking: undefined, link: undefined });
      return;
    }
    toasts.add(messages.submitted, 'success');
    const { href } = window.location;
    setTimeout(() => {
      // Somebody who has gone elsewhere stays there.
      if (window.location.href === href) void navigate('/my-bookings');
    }, limits.bookingSuccessRedirect);
  };

  const send = async () => {
    const { key: kept, contactMode, draft: written } = now();
    const key = kept || newKey();
    const booked = {
      serviceId: service._id,
      serviceType: service.serviceType,
      isInstant: !isAuthenticated && contactMode === 'instant',
      consent: consent.wording,
    };
    const payload: WaitingBooking = { draft: written, documents: chosen(), booked };
    const title = service.name ?? service.jobTitle ?? messages.name;
    const entry: NewEntry = { key, kind: 'booking', owner, title, path: pathname, payload };
    setInHand(key);
    dispatch(submitting(key));
    // Before the answer: also after the page is loaded anew it is the same booking.
    await keep();
    const delivery = await deliver(store, entry, {
      onProgress: (share) => dispatch(progressed(share)),
      onUnkept: () => toasts.add(outbox.noRoom, 'warning'),
    });
    if (delivery.status === 'sent') succeed(delivery.answer as SubmittedBooking | undefined);
    else dispatch(submitFailed());
    if (delivery.status === 'waiting') setInHand(undefined);
    if (delivery.status === 'failed') {
      fail(delivery.failure);
      return;
    }
    // What waits for a line is no more on its writer.
    visit.reach('sent');
    visit.tell();
  };
  const submit = async () => {
    if (now().submission.status === 'sending') return;
    visit.reach('submitted');
    const errors = checkBooking(draft, documents, messages, rules);
    visit.refuse(errors.map(({ field }) => field));
    show(errors);
    if (errors.length === 0) await send();
  };

  return {
    draft,
    documents,
    change,
    changeDocument,
    /** A photo is being chosen, whatever becomes of it. */
    tryDocument: () => visit.reach('documents'),
    submit,
    shown,
    errorOf: (field: BookingField) => shown.errors.find((error) => error.field === field)?.message,
    busy: submission.status === 'sending',
    progress: submission.progress,
    waiting: waiting ?? arrived,
    success,
    closeSuccess: () => setSuccess(undefined),
  };
}

export type BookingFormState = ReturnType<typeof useBookingForm>;
