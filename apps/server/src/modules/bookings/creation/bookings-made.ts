import { Counter } from 'prom-client';
import { processMetrics } from '../../../platform/metrics.ts';

/** Bookings that were stored; those that came twice count once. */
export const bookingsMade = new Counter({
  name: 'bookings_made_total',
  help: 'Bookings that were stored.',
  registers: [processMetrics],
});
