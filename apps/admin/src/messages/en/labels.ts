import type { ComponentLabels } from '@pothik/ui';

/** Components speak English by themselves. */
export const messages: ComponentLabels = {};
