import { inject } from 'vitest';

/** Whether each test runs as many rounds as the docs promise, which takes hours. */
export const isNightly = (): boolean => inject('tier') === 'nightly';

/** The number of rounds: few before a change lands, the promised number every night. */
export const howOften = <Value>(few: Value, promised: Value): Value =>
  isNightly() ? promised : few;
