import { createRequester } from '@pothik/api-client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { HydratedRouter } from 'react-router/dom';
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
const request = createRequester({
  origin: state.settings?.apiOrigin ?? '',
  token: sessionToken,
  language,
  describe: describeFailure[language],
  onToast: ({ message, type }) => toasts.add(message, type),
  onUnauthorized: () => endSession(store),
});
const store = makeStore({ request }, state);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageContext value={language}>
        <Provider store={store}>
          <HydratedRouter />
        </Provider>
      </LanguageContext>
    </StrictMode>,
  );
});
