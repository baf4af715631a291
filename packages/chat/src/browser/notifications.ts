import type { ChatNotifications, ChatVisibility } from '../machine/ports.ts';

/** Notifications of the browser, where it has them and the person lets them. */
export function createBrowserNotifications(onClick?: () => void): ChatNotifications {
  return {
    async askPermission() {
      if (typeof Notification === 'undefined' || Notification.permission !== 'default') return;
      await Notification.requestPermission();
    },
    show(title, body) {
      if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
      try {
        // The same one of several tabs is shown once.
        const notification = new Notification(title, { body, tag: `${title}\n${body}` });
        notification.onclick = () => {
          focus();
          notification.close();
          onClick?.();
        };
      } catch {
        // Android's browsers have the name and no constructor.
      }
    },
  };
}

export const pageVisibility: ChatVisibility = {
  isHidden: () => document.hidden,
  subscribe(listener) {
    const hear = () => listener(document.hidden);
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  },
};
