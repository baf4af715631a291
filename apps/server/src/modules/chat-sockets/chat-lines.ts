import { Gauge } from 'prom-client';
import { processMetrics } from '../../platform/metrics.ts';

/** Lines of the chat that are open. */
export const chatLines = new Gauge({
  name: 'chat_lines',
  help: 'Lines of the chat that are open at this process.',
  registers: [processMetrics],
});
