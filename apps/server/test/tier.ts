import { inject } from 'vitest';

/** By TEST_TIER. `plain`: every rule once. `full`: on both databases. `nightly`: also as often as is promised. */
export type Tier = 'plain' | 'full' | 'nightly';

/** Whether what differs from one database to the other is tried on both. */
export const isFull = (): boolean => inject('tier') !== 'plain';
