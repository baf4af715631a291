import { LinkProvider, ToastProvider, type LinkProps, type ToastStore } from '@pothik/ui';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { Link, RouterProvider } from 'react-router';
import { frameMessages } from './messages/frame.ts';
import type { Store } from './store/make-store.ts';

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

export interface ConsoleProps {
  store: Store;
  toasts: ToastStore;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole console, on what it is handed. */
export function Console({ store, toasts, router }: ConsoleProps) {
  return (
    <Provider store={store}>
      <LinkProvider component={RouterLink}>
        <ToastProvider store={toasts} labels={frameMessages.toasts}>
          <RouterProvider router={router} />
        </ToastProvider>
      </LinkProvider>
    </Provider>
  );
}
