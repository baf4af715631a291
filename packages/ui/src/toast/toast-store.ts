/** What a toast tells: its icon and its urgency follow from it. */
export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** A short message that is shown over the page. */
export interface Toast {
  id: number;
  type: ToastType;
  message: string;
  /** The dialog that was open when it came, and is: beside a modal one nothing is seen whole, heard or pressed. */
  dialog?: HTMLDialogElement;
}

/**
 * The time that a toast stays, in milliseconds (0 or less: until it is closed). In a page that is hidden it stays
 * until the page is shown, and as long again.
 */
export const defaultToastDuration = 5_000;

/** The toasts that are shown, and when they go. Knows no React. */
export interface ToastStore {
  subscribe: (listener: () => void) => () => void;
  getToasts: () => readonly Toast[];
  add: (message: string, type?: ToastType, duration?: number) => number;
  remove: (id: number) => void;
  clear: () => void;
}

const openDialog = () =>
  'document' in globalThis
    ? [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
    : undefined;

/** Keeps the toasts that are shown and takes each away when its time is over; no React. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const forget = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const remove = (id: number) => {
    forget(id);
    set(toasts.filter((toast) => toast.id !== id));
  };
  const removeAfter = (id: number, duration: number) => {
    const end = () => {
      if (!('document' in globalThis) || !document.hidden) {
        remove(id);
        return;
      }
      // Nobody has seen it: its time begins once the page is looked at.
      const restart = () => timers.has(id) && removeAfter(id, duration);
      document.addEventListener('visibilitychange', restart, { once: true });
    };
    timers.set(id, setTimeout(end, duration));
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getToasts: () => toasts,
    add(message, type = 'info', duration = defaultToastDuration) {
      lastId += 1;
      const id = lastId;
      const toast = { id, type, message };
      const dialog = openDialog();
      set([...toasts, dialog ? { ...toast, dialog } : toast]);
      const leave = () => set(toasts.map((one) => (one.id === id ? toast : one)));
      dialog?.addEventListener('close', leave, { once: true });
      if (duration > 0) removeAfter(id, duration);
      return id;
    },
    remove,
    clear() {
      for (const { id } of toasts) forget(id);
      set([]);
    },
  };
}
