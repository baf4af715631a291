import { createBrowserDeskPorts } from '@pothik/chat/browser';
import { createDeskController } from '@pothik/chat/desk';
import { closeOnBack, createToastStore } from '@pothik/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { Console } from './console.tsx';
import { followOtherTabs } from './features/session/follow-other-tabs.ts';
import { followPresence } from './features/session/follow-presence.ts';
import { frameMessages } from './messages/frame.ts';
import { routes } from './routes.tsx';
import { watchPresence } from './shared/presence/watch-presence.ts';
import { makeStore, requesterOf } from './store/make-store.ts';

// The console's name ends the titles of pages, and stands alone until the first of them has come.
document.title = frameMessages.console;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the console');

const toasts = createToastStore();
const presence = watchPresence();
const store = makeStore({
  isAway: presence.isAway,
  onToast: ({ message, type }) => toasts.add(message, type),
});
followOtherTabs(store);
followPresence(store, presence, () => toasts.add(frameMessages.session.endsSoon, 'warning'));

closeOnBack();
createRoot(root).render(
  <StrictMode>
    <Console
      store={store}
      toasts={toasts}
      openDesk={(me, tell) => {
        const ports = createBrowserDeskPorts({
          staffId: me._id,
          request: requesterOf(store),
          sessionToken: 'cookie',
          tell,
        });
        return createDeskController(me, ports);
      }}
      router={createBrowserRouter(routes, { basename: '/admin' })}
    />
  </StrictMode>,
);
