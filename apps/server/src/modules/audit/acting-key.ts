import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The API key that makes the call under way. Kept beside the call and not handed on with it, so that no
 * action that follows from one can be noted as its owner's own.
 */
export const actingKey = new AsyncLocalStorage<{ name: string }>();
