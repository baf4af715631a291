import { patience } from '@pothik/tooling/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['src/**/*.test.ts'], ...patience } });
