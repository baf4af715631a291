import { expect, it } from 'vitest';
import { emptyDraft } from './form/booking-draft.ts';
import {
  bookingsSlice,
  contactModeChosen,
  draftChanged,
  initialBookings,
  opened,
  progressed,
  restored,
  submitFailed,
  submitted,
  submitting,
} from './bookings-slice.ts';

const { reducer } = bookingsSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, initialBookings);

it('begins with the choice, WhatsApp and a passport', () => {
  const { contactMode, draft } = initialBookings;
  expect(contactMode).toBe('login');
  expect(draft).toMatchObject({ preferredContact: 'whatsapp', documentType: 'passport' });
});

it('keeps nothing of another service', () => {
  const state = after(opened('a'), draftChanged({ name: 'R' }), opened('b'));
  expect(state).toEqual({ ...initialBookings, serviceId: 'b' });
});

it('keeps the key of a submission that failed, so that it can be sent again', () => {
  const state = after(submitting('k'), progressed(0.5), submitFailed());
  expect(state).toMatchObject({ key: 'k', submission: { status: 'failed', progress: 0 } });
});

it('is another submission when anything is changed', () => {
  expect(after(submitting('k'), submitFailed(), draftChanged({})).key).toBe('');
});

it('is empty after a success, in the same way of booking', () => {
  const state = after(
    contactModeChosen('instant'),
    draftChanged({ name: 'R', preferredContact: 'imo', documentType: 'nid' }),
    submitting('k'),
    submitted(),
  );
  expect(state).toEqual({ ...initialBookings, contactMode: 'instant' });
});

it('goes on with what was kept', () => {
  const kept = {
    contactMode: 'instant',
    draft: { ...emptyDraft, name: 'R' },
    key: 'k',
  } as const;
  expect(after(opened('a'))).toMatchObject({ isRestored: false });
  expect(after(opened('a'), restored(kept))).toEqual({
    ...initialBookings,
    serviceId: 'a',
    isRestored: true,
    ...kept,
  });
  expect(after(opened('a'), restored(undefined))).toMatchObject({ isRestored: true });
});

it('takes no choice back that was made while the page was still at its beginning', () => {
  const kept = { contactMode: 'login', draft: emptyDraft, key: '' } as const;
  const early = contactModeChosen('instant');
  expect(after(early, opened('a'), restored(kept)).contactMode).toBe('instant');
  expect(after(opened('a'), early, restored(kept)).contactMode).toBe('instant');
  expect(after(opened('a'), early, opened('b'), restored(undefined)).contactMode).toBe('login');
});
