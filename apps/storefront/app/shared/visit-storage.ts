/**
 * The tab's note about its visit: `shared` while it is one on a shared phone; how the one before it
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

/** The keys in {@link visitStorage} beside those of the session and the chat. */
export const visitKeys = {
  renewedAt: 'userTokenRenewedAt',
  guestBookings: 'pothik-guest-bookings',
  language: 'pothik.language',
  toldLater: 'pothik.told-later',
} as const;

/** Written, and removed at once, where everything is removed from this device: other tabs hear of it. */
export const everythingForgottenKey = 'pothik.forgotten';

/** Where what outlasts a page is kept: on a shared phone nowhere but in the tab. */
export const visitStorage = (): Storage =>
  readVisitNote() === 'shared' ? sessionStorage : localStorage;
