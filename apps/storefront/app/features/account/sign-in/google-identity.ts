import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
  signOut,
  type Auth,
} from 'firebase/auth';
import type { RuntimeSettings } from '../../../store/settings-slice.ts';

let auth: Auth | undefined;

function authOf({ emulatorHost, ...settings }: RuntimeSettings['firebase']): Auth {
  if (auth) return auth;
  auth = initializeAuth(initializeApp(settings), {
    // The session is ours; the provider's own ends with the page.
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorHost) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  return auth;
}

/**
 * Asks for a Google account in a window of its own.
 *
 * @returns the identity token.
 * @throws the SDK's error, with its `code`.
 */
export async function askGoogle(settings: RuntimeSettings['firebase']): Promise<string> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  const own = authOf(settings);
  const { user } = await signInWithPopup(own, provider);
  const token = await user.getIdToken();
  await signOut(own);
  return token;
}
