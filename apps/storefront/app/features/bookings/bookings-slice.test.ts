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
  const state = after(
    opened({ serviceId: 'a', owner: '' }),
    draftChanged({ name: 'R' }),
    opened({ serviceId: 'b', owner: '' }),
  );
  expect(state).toEqual({ ...initialBookings, serviceId: 'b' });
});

it('keeps what was typed when the form is rendered again, unless it was sent off or somebody else opens it', () => {
  const form = { serviceId: 'a', owner: '' };
  const begun = [opened(form), restored(undefined), draftChanged({ name: 'R' })];
  const typed = after(...begun, opened(form));
  expect(typed.draft.name).toBe('R');
  expect(after(...begun, submitting('k'), submitFailed(), opened(form)).draft.name).toBe('');
  const other = reducer(typed, opened({ ...form, owner: 'rahima@example.com' }));
  expect(other.draft.name).toBe('');
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
  expect(after(opened({ serviceId: 'a', owner: '' }))).toMatchObject({ isRestored: false });
  expect(after(opened({ serviceId: 'a', owner: '' }), restored(kept))).toEqual({
    ...initialBookings,
    serviceId: 'a',
    isRestored: true,
    ...kept,
  });
  expect(after(opened({ serviceId: 'a', owner: '' }), restored(undefined))).toMatchObject({
    isRestored: true,
  });
});

it('takes no choice back that was made while the page was still at its beginning', () => {
  const kept = { contactMode: 'login', draft: emptyDraft, key: '' } as const;
  const early = contactModeChosen('instant');
  expect(after(early, opened({ serviceId: 'a', owner: '' }), restored(kept)).contactMode).toBe(
    'instant',
  );
  expect(after(opened({ serviceId: 'a', owner: '' }), early, restored(kept)).contactMode).toBe(
    'instant',
  );
  expect(
    after(
      opened({ serviceId: 'a', owner: '' }),
      early,
      opened({ serviceId: 'b', owner: '' }),
      restored(undefined),
    ).contactMode,
  ).toBe('login');
});
