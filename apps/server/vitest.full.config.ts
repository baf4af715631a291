import { defineConfig, mergeConfig } from 'vitest/config';
import everyRun from './vitest.config.ts';

/** What takes too long for every run. */
export default mergeConfig(
  { ...everyRun, test: { ...everyRun.test, include: [] } },
  defineConfig({ test: { include: ['test/stress/full/*.full.ts'] } }),
);
