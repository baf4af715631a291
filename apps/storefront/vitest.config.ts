import { patience } from '@pothik/tooling/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@pothik/source', 'module', 'node'] } },
  test: {
    include: ['{app,server,service-worker}/**/*.test.ts'],
    // No test changes what its modules keep: what is loaded once serves all.
    isolate: false,
    ...patience,
  },
});
