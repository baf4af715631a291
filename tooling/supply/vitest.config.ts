import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['supply/*.check.ts'] } });
