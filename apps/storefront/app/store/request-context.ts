import { createContext } from 'react-router';
import type { Store } from './make-store.ts';

/** The store of the request that is being answered. */
export const storeContext = createContext<Store>();

/** Ends when the page goes out with what is there; without it the page waits for all that it shows. */
export const patienceContext = createContext<Promise<void> | undefined>(undefined);
