import { createToastStore } from '@pothik/ui';

/** The toasts of this visit; also for what happens outside components. Stays empty on the server. */
export const toasts = createToastStore();
