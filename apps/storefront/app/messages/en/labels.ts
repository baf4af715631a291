import type { ComponentLabels } from '@pothik/ui';

/** English is what components say by themselves. */
export const messages: ComponentLabels = {};
