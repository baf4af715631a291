import { inject } from 'vitest';

/** Whether each thing is tried as often as docs promise, which takes hours. */
export const isNightly = (): boolean => inject('tier') === 'nightly';

/** How often something is tried: a few times before every change lands, as often as is promised every night. */
export const howOften = <Value>(few: Value, promised: Value): Value =>
  isNightly() ? promised : few;
