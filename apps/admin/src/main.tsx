import '@pothik/ui/fonts.css';
import '@pothik/ui/styles.css';
import { createStorageToken } from '@pothik/api-client';
import { createToastStore } from '@pothik/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { Console } from './console.tsx';
import { followOtherTabs } from './features/session/follow-other-tabs.ts';
import { routes } from './routes.tsx';
import { makeStore } from './store/make-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the console');

const toasts = createToastStore();
const store = makeStore({
  token: createStorageToken(() => localStorage),
  onToast: ({ message, type }) => toasts.add(message, type),
});
followOtherTabs(store);

createRoot(root).render(
  <StrictMode>
    <Console
      store={store}
      toasts={toasts}
      router={createBrowserRouter(routes, { basename: '/admin' })}
    />
  </StrictMode>,
);
