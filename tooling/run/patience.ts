/** For tests: bounds for what hangs, on a machine that is busy, in milliseconds. Nothing waits for them. */
export const patience = { testTimeout: 120_000, hookTimeout: 120_000 };
