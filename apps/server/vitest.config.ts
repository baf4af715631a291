import { patience } from '@pothik/tooling/patience';
import { defineConfig } from 'vitest/config';

const conditions = ['@pothik/source', 'node'];

/** In the full tier what is tried often is tried as often as is promised; see `test/tier.ts`. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    // Each file has its own database and app: what is loaded once serves all.
    isolate: false,
    execArgv: ['--conditions=@pothik/source'],
    globalSetup: 'test/global-setup.ts',
    maxWorkers: 2,
    ...patience,
  },
});
