import { defineConfig } from 'vitest/config';
import { patience } from '../run/patience.ts';

export default defineConfig({ test: { include: ['supply/*.check.ts'], ...patience } });
