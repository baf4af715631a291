import { inject } from 'vitest';

/** `plain`: every rule once. `full`, by TEST_TIER: on both databases, and as often as is promised. */
export type Tier = 'plain' | 'full';

export const isFull = (): boolean => inject('tier') === 'full';

/** How often something is tried in the two tiers. */
export const inTier = <Value>(plain: Value, full: Value): Value => (isFull() ? full : plain);
