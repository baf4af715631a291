import { patience } from '@pothik/tooling/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // No test changes what its modules keep: what is loaded once serves all.
    isolate: false,
    ...patience,
  },
});
