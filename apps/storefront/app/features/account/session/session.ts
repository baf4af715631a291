import { authApi, pothikApi, type Failure } from '@pothik/api-client/rtk-query';
import type { User } from '@pothik/contract';
import { forgetSavedCopies } from '../../../shared/offline/forget-copies.ts';
import { withLock } from '../../../shared/browser/locks.ts';
import { sessionToken } from '../../../shared/session-token.ts';
import { visitKeys, visitStorage } from '../../../shared/visit-storage.ts';
import type { Store } from '../../../store/make-store.ts';
import { signedOut, userSet } from './auth-slice.ts';

/** What belongs to a person; the rest is the same for everybody. */
const personal = ['User', 'Booking', 'Preferences', 'Notification'] as const;

/** Forgets who was signed in, and what was loaded for them. */
export function forgetPerson(store: Pick<Store, 'dispatch'>): void {
  store.dispatch(signedOut());
  // First the screens that show it go, then what they showed: it would be asked for again otherwise.
  setTimeout(() => store.dispatch(pothikApi.util.invalidateTags([...personal])));
}

/** As `forgetPerson`, with what this device has saved: the server refuses the session. */
export function dropSession(store: Pick<Store, 'dispatch'>): void {
  forgetPerson(store);
  void forgetSavedCopies();
}

/** Before the current user is asked for again, in milliseconds. */
const pausesAfterFailures = [300, 1_000, 3_000];

/** A line that breaks tells nothing of a session: without an answer the question is asked again, a few times. */
async function askForUser(store: Store): Promise<User | undefined> {
  for (const pause of [...pausesAfterFailures, undefined]) {
    const { data, error } = await store.dispatch(
      authApi.endpoints.authMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    const isAnswered = (error as Failure | undefined)?.status !== undefined;
    if (data || isAnswered || pause === undefined) return data?.user;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return undefined;
}

/** Asks who the kept token belongs to (Specification §4). */
async function recognise(store: Store) {
  const asked = sessionToken.get();
  const user = await askForUser(store);
  // The answer took long, and somebody has signed in meanwhile: it tells nothing of them.
  if (store.getState().auth.isAuthenticated && sessionToken.get() !== asked) return;
  if (user) {
    store.dispatch(userSet(user));
    return;
  }
  sessionToken.remove();
  forgetPerson(store);
}

const renewedKey = visitKeys.renewedAt;
const renewAfter = 24 * 60 * 60 * 1_000;

/** Renews the token once a day while it is used; one tab does it for all. */
async function renewDaily(store: Store) {
  const renew = async () => {
    const last = Number(visitStorage().getItem(renewedKey) ?? 0);
    // A clock that was set back must not stop it for ever.
    if (Math.abs(Date.now() - last) < renewAfter) return;
    visitStorage().setItem(renewedKey, String(Date.now()));
    if (last > 0) await store.dispatch(authApi.endpoints.authRefresh.initiate());
  };
  try {
    await withLock(renewedKey, renew);
  } catch {
    // Without storage it lasts as long as it lasts.
  }
}

/** Goes on with the session of an earlier visit. */
export async function resumeSession(store: Store): Promise<void> {
  await recognise(store);
  if (store.getState().auth.isAuthenticated) await renewDaily(store);
}

/** The token may be a new one of the same person, or somebody else's. */
async function compare(store: Store, known: User) {
  const asked = sessionToken.get();
  const user = await askForUser(store);
  if (!user || user.email === known.email || sessionToken.get() !== asked) return;
  forgetPerson(store);
  store.dispatch(userSet(user));
}

/** Another tab has signed in or out, or renewed the token. */
export async function followOtherTab(store: Store): Promise<void> {
  const { user } = store.getState().auth;
  if (sessionToken.get() === undefined) {
    if (user) forgetPerson(store);
  } else if (user) {
    await compare(store, user);
  } else {
    await recognise(store);
  }
}
