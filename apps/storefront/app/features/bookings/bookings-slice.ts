import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptyDraft, type BookingDraft } from './form/booking-draft.ts';

/** How the visitor books: with an account, or at once without one (Specification §4). */
export type ContactMode = 'login' | 'instant';

interface Submission {
  status: 'idle' | 'sending' | 'failed';
  /** How much has been sent, from 0 to 1. */
  progress: number;
}

/** The application form of the service that is looked at. */
export interface BookingsState {
  serviceId: string;
  /** The e-mail address of who fills it in; empty for a guest. */
  owner: string;
  /** Whether what this device has kept is here. Until then nothing may be typed: it would be lost. */
  isRestored: boolean;
  contactMode: ContactMode;
  draft: BookingDraft;
  submission: Submission;
  /** Names this submission to the server: sent again, it is the same booking. Empty: not sent yet. */
  key: string;
}

const idle: Submission = { status: 'idle', progress: 0 };

export const initialBookings: BookingsState = {
  serviceId: '',
  owner: '',
  isRestored: false,
  contactMode: 'login',
  draft: emptyDraft,
  submission: idle,
  key: '',
};

/**
 * Whether a form that is opened has been typed in already on this page. One that was sent off may have arrived since, and
 * starts from what is stored.
 */
export const isBegun = (
  state: BookingsState,
  { serviceId, owner }: Pick<BookingsState, 'serviceId' | 'owner'>,
): boolean =>
  state.isRestored &&
  state.serviceId === serviceId &&
  state.owner === owner &&
  state.key === '' &&
  state.draft !== emptyDraft;

export const bookingsSlice = createSlice({
  name: 'bookings',
  initialState: initialBookings,
  reducers: {
    /**
     * Another service, or somebody else: nothing of before stays. On the first one the choice may be made already. A form
     * that is rendered again, as after an error, goes on.
     */
    opened: (state, { payload }: PayloadAction<Pick<BookingsState, 'serviceId' | 'owner'>>) =>
      isBegun(state, payload)
        ? state
        : {
            ...initialBookings,
            ...payload,
            contactMode: state.serviceId === '' ? state.contactMode : initialBookings.contactMode,
          },
    /** Goes on with what this device has kept, if anything; who has just chosen to book at once does so. */
    restored: (
      state,
      { payload }: PayloadAction<Pick<BookingsState, 'contactMode' | 'draft' | 'key'> | undefined>,
    ) => ({
      ...state,
      ...payload,
      ...(state.contactMode === 'instant' && { contactMode: 'instant' }),
      isRestored: true,
    }),
    contactModeChosen: (state, { payload }: PayloadAction<ContactMode>) => ({
      ...state,
      contactMode: payload,
    }),
    /** Another content is another submission. */
    draftChanged: (state, { payload }: PayloadAction<Partial<BookingDraft>>) => ({
      ...state,
      draft: { ...state.draft, ...payload },
      key: '',
    }),
    submitting: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      submission: { status: 'sending' as const, progress: 0 },
      key: payload,
    }),
    progressed: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      submission: { ...state.submission, progress: payload },
    }),
    submitFailed: (state) => ({
      ...state,
      submission: { status: 'failed' as const, progress: 0 },
    }),
    submitted: (state) => ({ ...state, draft: emptyDraft, submission: idle, key: '' }),
  },
});

export const {
  opened,
  restored,
  contactModeChosen,
  draftChanged,
  submitting,
  progressed,
  submitFailed,
  submitted,
} = bookingsSlice.actions;
