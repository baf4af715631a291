import { createRequester } from '@pothik/api-client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { HydratedRouter } from 'react-router/dom';
import { recover } from './features/recovery/recovery-later.ts';
import { LanguageContext } from './messages/create-messages.ts';
import { describeFailure } from './messages/failures.ts';
import { languageOfAddress } from './shared/languages.ts';
import { endSession } from './features/account/session/start-session.ts';
import { sessionToken } from './shared/session-token.ts';
import { toasts } from './shared/toasts.ts';
import { makeStore } from './store/make-store.ts';
import { readPageState } from './store/page-state.ts';

const language = languageOfAddress(location.pathname);
const state = readPageState();
const origin = state.settings?.apiOrigin ?? '';
const request = createRequester({
  origin,
  // Only the server that the pages come from can tell by it what this page needs.
  headers: origin ? {} : { 'pothik-build': window.__reactRouterManifest?.version ?? '' },
  token: sessionToken,
  language,
  describe: describeFailure[language],
  onToast: ({ message, type }) => toasts.add(message, type),
  onUnauthorized: () => endSession(store),
});
const store = makeStore({ request }, state);

let root: Root | undefined;

/** Each call makes a page of its own: what is inside the key is mounted again, the store and the router go on. */
const page = () => (
  <StrictMode>
    <LanguageContext value={language}>
      <Provider store={store}>
        <HydratedRouter key={performance.now()} />
      </Provider>
    </LanguageContext>
  </StrictMode>
);

startTransition(() => {
  root = hydrateRoot(document, page(), {
    onCaughtError: (error) => recover(error, () => root?.render(page())),
  });
});
