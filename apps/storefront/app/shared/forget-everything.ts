import { authApi } from '@pothik/api-client/rtk-query';
import type { Store } from '../store/make-store.ts';
import { inCaches } from './browser/cache-storage.ts';
import { deleteStores } from './browser/device-store.ts';
import { forgetAllDrafts } from './draft-storage.ts';
import { addressIn, languageOfAddress } from './languages.ts';
import { leaveChat } from './leave-chat.ts';
import { forgetOutbox } from './outbox/outbox.ts';
import { endSubscription } from './push-subscription.ts';
import { forgetSavedCopies } from './offline/forget-copies.ts';
import { sessionToken } from './session-token.ts';
import { everythingForgottenKey, visitNoteKey, type VisitNote } from './visit-storage.ts';

/** Forgets drafts, the conversation and saved pages, and is told of nothing: whoever comes next would read it. */
export async function forgetTraces(): Promise<void> {
  await Promise.all([forgetAllDrafts(), forgetSavedCopies(), endSubscription()]);
  leaveChat();
}

/** Signs out, as far as somebody is signed in. The token goes at once, whatever the server says. */
async function signOut(store: Store): Promise<() => Promise<unknown>> {
  if (sessionToken.get() === undefined) return () => Promise.resolve();
  const call = store.dispatch(authApi.endpoints.authLogout.initiate(undefined, { track: false }));
  // By then the call has taken the token along.
  await new Promise((resolve) => setTimeout(resolve));
  sessionToken.remove();
  return () => call;
}

const forgetCaches = () =>
  inCaches(async (all) => Promise.all((await all.keys()).map((name) => all.delete(name))));

async function forgetPhone() {
  localStorage.clear();
  // Other tabs hear of it, and forget what they hold themselves.
  localStorage.setItem(everythingForgottenKey, String(Date.now()));
  localStorage.removeItem(everythingForgottenKey);
  await deleteStores();
}

/** Goes on at the start page, loaded anew: what pages hold in memory goes with them. */
function startAnew(how: VisitNote) {
  const forgetTab = () => {
    try {
      sessionStorage.clear();
      // For the page that comes: this one has nothing to say any more.
      sessionStorage.setItem(visitNoteKey, how);
    } catch {
      // Nothing was stored then.
    }
  };
  forgetTab();
  // The router writes down how far pages were scrolled when it is left.
  addEventListener('pagehide', forgetTab);
  location.replace(addressIn(languageOfAddress(location.pathname), '/'));
}

/**
 * Nothing of anybody stays: drafts, the conversation, the session, remembered bookings, what was loaded
 * for them. It leaves the page.
 *
 * @param from `phone`: all tabs and all that the browser keeps of this site; `tab`: what this one holds, as a
 *   visit on a shared phone that ends.
 * @param how is told on the page that comes next.
 */
export async function forgetEverything(
  store: Store,
  from: 'phone' | 'tab',
  how: Exclude<VisitNote, 'shared'>,
): Promise<void> {
  const [signedOut] = await Promise.all([signOut(store), forgetOutbox()]);
  await forgetTraces();
  const tries = [forgetCaches(), ...(from === 'phone' ? [forgetPhone()] : [])];
  // A browser that refuses its storage has kept nothing there.
  await Promise.allSettled([...tries, signedOut()]);
  startAnew(how);
}
