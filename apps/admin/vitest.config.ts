import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@pothik/source', ...defaultClientConditions] },
  test: {
    environment: 'jsdom',
    setupFiles: ['test/platform.ts'],
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
  },
});
