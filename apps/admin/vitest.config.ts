import { patience } from '@pothik/tooling/patience';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@pothik/source', ...defaultClientConditions] },
  test: {
    environment: 'jsdom',
    // Each test takes away what it has made: what is loaded once serves all.
    isolate: false,
    setupFiles: ['test/platform.ts'],
    ...patience,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
  },
});
