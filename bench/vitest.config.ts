import { patience } from '@pothik/tooling/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@pothik/source', 'module', 'node'] } },
  test: { include: ['src/**/*.test.ts'], ...patience },
});
