import { createContext } from 'react-router';
import type { Store } from './make-store.ts';

/** The store of the request that is being answered. */
export const storeContext = createContext<Store>();
