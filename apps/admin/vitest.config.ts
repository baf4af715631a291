import { patience } from '@pothik/tooling/patience';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@pothik/source', ...defaultClientConditions] },
  test: {
    environment: 'jsdom',
    setupFiles: ['test/platform.ts'],
    ...patience,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
  },
});
