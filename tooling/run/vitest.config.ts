import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['run/*.rehearsal.ts'],
    testTimeout: 60_000,
    hookTimeout: 900_000,
  },
});
