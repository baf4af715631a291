import { patience } from '@pothik/tooling/patience';
import { defineConfig } from 'vitest/config';

const conditions = ['@pothik/source', 'node'];

/** The nightly tier runs as many rounds as promised; see `how-often.ts`. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    // Each file has its own database and app: what is loaded once serves all.
    isolate: false,
    execArgv: ['--conditions=@pothik/source'],
    globalSetup: '@pothik/server/test/global-setup.ts',
    maxWorkers: 2,
    ...patience,
  },
});
