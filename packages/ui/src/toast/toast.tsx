'use client';
import { X } from 'lucide-react';
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { createToastStore, type Toast, type ToastStore } from './toast-store.ts';

const ToastContext = createContext<ToastStore | undefined>(undefined);

const none: readonly Toast[] = [];

function Toasts({ store, labels }: { store: ToastStore; labels: ToastLabels }) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => none);
  return (
    <div className="pothik-toasts" role="region" aria-label={labels.region}>
      {toasts.map(({ id, type, message }) => (
        <div
          className={`pothik-toast pothik-toast--${type}`}
          key={id}
          role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
        >
          {message}
          <IconButton
            label={labels.dismiss}
            icon={<X size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => store.remove(id)}
          />
        </div>
      ))}
      {toasts.length > 1 ? (
        <button type="button" className="pothik-toasts__clear" onClick={store.clear}>
          {labels.clear}
        </button>
      ) : null}
    </div>
  );
}

export interface ToastLabels {
  region: string;
  dismiss: string;
  clear: string;
}

const toastLabels: ToastLabels = {
  region: 'Notifications',
  dismiss: 'Dismiss',
  clear: 'Clear all',
};

/**
 * Shows toasts at the top right.
 *
 * @param store for adding toasts from outside React. Default: one of its own.
 */
export function ToastProvider({
  store: given,
  labels,
  children,
}: {
  store?: ToastStore;
  labels?: Partial<ToastLabels>;
  children: ReactNode;
}) {
  const [own] = useState(createToastStore);
  const store = given ?? own;
  return (
    <ToastContext value={store}>
      {children}
      <Toasts store={store} labels={{ ...toastLabels, ...labels }} />
    </ToastContext>
  );
}

/** Adds and removes toasts. @throws Error outside a `ToastProvider`. */
export function useToast(): Pick<ToastStore, 'add' | 'remove' | 'clear'> {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast must be used within a ToastProvider');
  return store;
}
