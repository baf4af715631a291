import { defineConfig } from 'vitest/config';
import { patience } from './run/patience.ts';

export default defineConfig({
  // Its sources are not published, which is no fault of ours.
  logLevel: 'error',
  test: {
    include: ['**/*.test.ts'],
    // It imports JSON in a way that Node.js refuses.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    ...patience,
  },
});
