/**
 * What this tab has to know of its visit: `shared` while it is one on a shared phone; how the one before it
 * ended, until that was said.
 */
export type VisitNote = 'shared' | 'wiped' | 'idle';

/** The key of the note in the tab's own storage: it ends with the tab. */
export const visitNoteKey = 'pothik.visit';

export function readVisitNote(): VisitNote | null {
  try {
    return sessionStorage.getItem(visitNoteKey) as VisitNote | null;
  } catch {
    return null;
  }
}

/** What is kept of a visitor beside the session and the chat, by its key in {@link visitStorage}. */
export const visitKeys = {
  renewedAt: 'userTokenRenewedAt',
  guestBookings: 'pothik-guest-bookings',
  language: 'pothik.language',
} as const;

/** Written, and removed at once, where everything is removed from this device: other tabs hear of it. */
export const everythingForgottenKey = 'pothik.forgotten';

/** Where what outlasts a page is kept: on a shared phone nowhere but in the tab. */
export const visitStorage = (): Storage =>
  readVisitNote() === 'shared' ? sessionStorage : localStorage;
