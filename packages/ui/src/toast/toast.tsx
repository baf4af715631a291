'use client';
import { X } from 'lucide-react';
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/button.tsx';
import { useLabels } from '../labels/use-labels.ts';
import { createToastStore, type Toast, type ToastStore } from './toast-store.ts';
import './toast.css';

const ToastContext = createContext<ToastStore | undefined>(undefined);

const none: readonly Toast[] = [];

interface ToastsProps {
  store: ToastStore;
  labels: ToastLabels;
  placement: 'top' | 'bottom';
}

function Toasts({ store, labels, placement }: ToastsProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => none);
  const dialog = toasts.at(-1)?.dialog;
  const region = (
    <div
      className={`pothik-toasts pothik-toasts--${placement}`}
      role="region"
      aria-label={labels.region}
    >
      <div className="pothik-toasts__list">
        {[...toasts].reverse().map(({ id, type, message }) => (
          <div
            className={`pothik-toast pothik-toast--${type}`}
            key={id}
            role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
          >
            <span className="pothik-toast__text">{message}</span>
            <IconButton
              label={labels.dismiss}
              icon={<X size={18} strokeWidth={1.75} aria-hidden />}
              onClick={() => store.remove(id)}
            />
          </div>
        ))}
      </div>
      {toasts.length > 1 ? (
        <button type="button" className="pothik-toasts__clear" onClick={store.clear}>
          {labels.clear}
        </button>
      ) : null}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

/** The words of the toasts, for another language than English. */
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
 * Shows toasts above everything, the newest first. They stay over the page's header or over the
 * navigation at its side, and cover neither fields nor buttons of what people are at: those of which
 * there is no room are scrolled to. Where one comes while a `dialog` is open, they are shown, heard and pressed in it.
 *
 * @param store for adding toasts from outside React. Default: one of its own.
 * @param placement over what: `top` is the header, of the token `header`'s height, at the end's side;
 *   `bottom` is a navigation at the start's side, of the token `side`'s width, where the window is 56rem
 *   wide, and the header where it is narrower. Default `top`.
 */
export function ToastProvider({
  store: given,
  labels,
  placement = 'top',
  children,
}: {
  store?: ToastStore;
  labels?: Partial<ToastLabels>;
  placement?: 'top' | 'bottom';
  children: ReactNode;
}) {
  const [own] = useState(createToastStore);
  const store = given ?? own;
  const words = useLabels('Toast', toastLabels, labels);
  return (
    <ToastContext value={store}>
      {children}
      <Toasts store={store} labels={words} placement={placement} />
    </ToastContext>
  );
}

/** Adds and removes toasts. @throws Error outside a `ToastProvider`. */
export function useToast(): Pick<ToastStore, 'add' | 'remove' | 'clear'> {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast must be used within a ToastProvider');
  return store;
}
