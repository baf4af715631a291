import { defineConfig } from 'vitest/config';

/** With `--mode full` what is tried often is tried as often as is promised; see `test/scale.ts`. */
export default defineConfig(({ mode }) => ({
  ssr: { resolve: { conditions: ['@pothik/source', 'module', 'node'] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    execArgv: ['--conditions=@pothik/source'],
    globalSetup: 'test/global-setup.ts',
    provide: { scale: mode === 'full' ? 'full' : 'usual' },
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
