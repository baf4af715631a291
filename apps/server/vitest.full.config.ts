import { defineConfig } from 'vitest/config';
import everyRun from './vitest.config.ts';

/** What takes too long for every run. */
export default defineConfig((environment) => {
  const { test, ...config } = everyRun(environment);
  return { ...config, test: { ...test, include: ['test/stress/full/*.full.ts'] } };
});
