import { limits, tokenStorageKey } from '@pothik/contract';
import { doubtOwner } from '../../../shared/session-owner.ts';
import { sessionToken } from '../../../shared/session-token.ts';
import { everythingForgottenKey, readVisitNote } from '../../../shared/visit-storage.ts';
import type { Store } from '../../../store/make-store.ts';
import { signedOut } from './auth-slice.ts';

const loadSession = () => import('./session.ts');
const loadVisit = () => import('../../../shared/keep-visit.ts');

let started = false;

/** Looks the current user up, and goes along with the other tabs. Who never signed in loads nothing. */
export function startSession(store: Store): void {
  if (started) return;
  started = true;
  addEventListener('storage', ({ key, newValue }) => {
    if (key === everythingForgottenKey && newValue) {
      void loadVisit().then(({ followForgetting }) => followForgetting(store));
    }
    if (key !== tokenStorageKey && key !== null) return;
    const endDoubt = doubtOwner();
    void loadSession()
      .then(({ followOtherTab }) => followOtherTab(store))
      .finally(endDoubt);
  });
  const resume = () => {
    if (sessionToken.get() === undefined) store.dispatch(signedOut());
    else void loadSession().then(({ resumeSession }) => resumeSession(store));
  };
  // A task of its own: the first look into the storage takes long, and waking up has just taken long.
  setTimeout(() => {
    if (readVisitNote() === null) resume();
    else void loadVisit().then(({ keepVisit }) => keepVisit(store) && resume());
  });
}

let leaving: PromiseWithResolvers<undefined> | undefined;

/**
 * Who signs out goes to the start page first: a protected page would ask them to sign in again.
 *
 * @returns a promise that resolves once they have arrived and are forgotten.
 */
export function leaveAccount(): Promise<undefined> {
  leaving ??= Promise.withResolvers();
  return leaving.promise;
}

/** Called wherever the visitor arrives: forgets who has left. */
export function completeSignOut(store: Store): void {
  if (!leaving) return;
  const { resolve } = leaving;
  leaving = undefined;
  void loadSession().then(({ forgetPerson }) => {
    forgetPerson(store);
    resolve(undefined);
  });
}

const ends = new EventTarget();

/**
 * Hears that the session has ended in the middle of a visit. A protected page then leads to the
 * sign-in page by itself; `leave` does it from all others. Returns a function that stops it.
 */
export function onSessionEnd(store: Store, leave: () => void): () => void {
  const listener = () => {
    void loadSession().then(({ dropSession }) => {
      leave();
      dropSession(store);
    });
  };
  ends.addEventListener('end', listener);
  return () => ends.removeEventListener('end', listener);
}

/**
 * The server refuses the session: the token goes at once, and after a while whoever was signed in is
 * led to the sign-in page (Specification §8, §9).
 */
export function endSession(store: Store): void {
  sessionToken.remove();
  if (!store.getState().auth.isAuthenticated) return;
  setTimeout(() => {
    // The person may have signed in again or signed out since.
    const { isAuthenticated } = store.getState().auth;
    if (isAuthenticated && sessionToken.get() === undefined) ends.dispatchEvent(new Event('end'));
  }, limits.sessionExpiryRedirect);
}
