import process from 'node:process';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * These of the server's tests. They share one process: a change is tried in the time of the tests, not
 * in that of loading the server for each file of them.
 */
export const serverTests = (include: string[]): ViteUserConfig =>
  defineConfig({
    root: process.cwd(),
    ssr: { resolve: { conditions: ['@pothik/source', 'module', 'node'] } },
    test: {
      include,
      environment: 'node',
      pool: 'forks',
      isolate: false,
      execArgv: ['--conditions=@pothik/source'],
      globalSetup: 'test/global-setup.ts',
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  });
