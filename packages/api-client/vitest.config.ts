import { patience } from '@pothik/tooling/patience';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const source = '@pothik/source';

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: { include: ['src/**/*.test.ts', 'test/**/*.test.ts'], ...patience },
});
