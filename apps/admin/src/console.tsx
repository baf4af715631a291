import {
  LabelsProvider,
  LinkProvider,
  ToastProvider,
  type LinkProps,
  type ToastStore,
} from '@pothik/ui';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { Link, RouterProvider } from 'react-router';
import { OpenDeskContext, type OpenDesk } from './features/desk/open-desk-context.ts';
import { frameMessages } from './messages/frame.ts';
import { componentLabels } from './messages/labels.ts';
import type { Store } from './store/make-store.ts';

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

export interface ConsoleProps {
  store: Store;
  toasts: ToastStore;
  openDesk: OpenDesk;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole console, on what it is handed. */
export function Console({ store, toasts, openDesk, router }: ConsoleProps) {
  return (
    <Provider store={store}>
      <LabelsProvider labels={componentLabels}>
        <LinkProvider component={RouterLink}>
          <ToastProvider store={toasts} labels={frameMessages.toasts} placement="bottom">
            <OpenDeskContext value={openDesk}>
              <RouterProvider router={router} />
            </OpenDeskContext>
          </ToastProvider>
        </LinkProvider>
      </LabelsProvider>
    </Provider>
  );
}
